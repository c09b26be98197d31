type Parts = Record<string, unknown>

/** A document that holds just what a test is about. */
export function documentWith(parts: Parts): Parts {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {}, ...parts }
}

export function withSchemas(schemas: Parts): Parts {
  return documentWith({ components: { schemas } })
}

export function withProperties(properties: Parts): Parts {
  return withSchemas({ Thing: { type: 'object', properties } })
}

export function withParameter(parameter: Parts): Parts {
  return documentWith({ paths: { '/things': { get: { parameters: [parameter], responses: {} } } } })
}

export function withOperation(operation: Parts, parts: Parts = {}): Parts {
  return documentWith({ paths: { '/things': { get: operation } }, ...parts })
}

export function jsonBody(schema: Parts, more: Parts = {}): Parts {
  return { description: 'A body.', content: { 'application/json': { schema, ...more } } }
}
