import { JsonNode, type JsonObject, type Sources } from './node.ts'
import { type Place, under } from './place.ts'
import { createFacts, createShapes, propertiesOf, schemasBelow } from './schema.ts'

/** An operation of the paths. Webhooks and callbacks have no path by which a message could name their operations. */
export type Operation = {
  readonly method: string
  readonly path: string
  readonly pathItem: JsonNode
  readonly node: JsonNode
}

/** A document as rules and generators read it. */
export type Model = ReturnType<typeof modelOf>

/** What a rule can visit, by kind: each object once, wherever and however often it is used. */
export type Nodes = Model['nodes']

/** Reads a document in time linear in its size. */
export function modelOf(sources: Sources) {
  const root = JsonNode.root(sources)
  const found = collect(root)
  const requestSchemas = found('requestSchema')
  const responseSchemas = found('responseSchema')
  const schema = schemasBelow([...found('otherSchema'), ...requestSchemas, ...responseSchemas])
  const seen = new Set<JsonObject>()
  return {
    root,
    requestSchemas,
    responseSchemas,
    facts: createFacts(),
    shape: createShapes(),
    nodes: {
      root: [root],
      /** Every object of the document and of the files it refers to, as it is written. */
      object: everyObject(root),
      /** Entries of `paths`, as they are written: possibly a `$ref`. */
      path: pathsOf(root),
      pathOperation: operationsOf(root).filter(({ node }) => !seen.has(node.value) && seen.add(node.value)),
      /** Operations of paths, webhooks and callbacks. */
      operation: found('operation'),
      parameter: found('parameter'),
      /** Media types of request bodies and responses. */
      body: [...found('requestContent'), ...found('responseContent')],
      /** Maps of named examples. */
      examples: found('examples'),
      schema,
      /** Entries of `properties`, as they are written: possibly a `$ref`. */
      property: propertiesOf(schema),
      componentSchema: root.members('components', 'schemas'),
      componentResponse: root.members('components', 'responses'),
      securityScheme: root.members('components', 'securitySchemes'),
    },
  }
}

/** Every method of every path. A path item that two paths share gives its operations to both. */
export function operationsOf(root: JsonNode): Operation[] {
  return pathsOf(root).flatMap((entry) => {
    const pathItem = entry.open()
    if (pathItem === undefined) return []
    return methods.flatMap((method) => {
      const node = pathItem.member(method)
      return node === undefined ? [] : [{ method, path: entry.name, pathItem, node }]
    })
  })
}

function pathsOf(root: JsonNode): JsonNode[] {
  return root.members('paths').filter(({ name }) => name.startsWith('/'))
}

/** How messages name an operation: `GET /rooms`. */
export function titleOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}

/** The bodies of a response in `application/json`, `application/problem+json; charset=utf-8` and the like. */
export function jsonBodiesOf(response: JsonNode): JsonNode[] {
  return response.members('content').filter(({ name }) => isJsonMediaType(name))
}

export function isJsonMediaType(name: string): boolean {
  const type = mediaTypeOf(name)
  return type === 'application/json' || type === 'text/json' || type.endsWith('+json')
}

export function isFormMediaType(name: string): boolean {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(mediaTypeOf(name))
}

function mediaTypeOf(name: string): string {
  return (name.split(';')[0] ?? '').trim().toLowerCase()
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

// Schemas and maps of examples are kept as they are written; other entries are replaced by what their `$ref` ends at.
type Written = 'requestSchema' | 'responseSchema' | 'otherSchema' | 'examples'
type Body = 'requestBody' | 'response' | 'requestContent' | 'responseContent' | 'otherContent'
type Kind = Written | Body | 'pathItem' | 'operation' | 'callback' | 'parameter' | 'header'

/** What stands under each key, or under every key (`*`): one entry or, in brackets, a list or map of entries. */
type Children = Readonly<Record<string, Kind | readonly [Kind]>>

const componentKinds: Children = {
  schemas: ['otherSchema'],
  examples: 'examples',
  parameters: ['parameter'],
  headers: ['header'],
  requestBodies: ['requestBody'],
  responses: ['response'],
  pathItems: ['pathItem'],
}
const content = (schema: Kind): Children => ({ schema, examples: 'examples' })
const header: Children = { ...content('otherSchema'), content: ['otherContent'] }
const children: Readonly<Partial<Record<Kind, Children>>> = {
  pathItem: {
    parameters: ['parameter'],
    ...Object.fromEntries(methods.map((method) => [method, 'operation' as const])),
  },
  operation: {
    parameters: ['parameter'],
    requestBody: 'requestBody',
    responses: ['response'],
    callbacks: ['callback'],
  },
  callback: { '*': ['pathItem'] },
  parameter: header,
  header,
  requestBody: { content: ['requestContent'] },
  response: { headers: ['header'], content: ['responseContent'] },
  requestContent: content('requestSchema'),
  responseContent: content('responseSchema'),
  otherContent: content('otherSchema'),
}

/** Walks the document once and sorts its objects by kind. An object that is reached twice has its first kind. */
function collect(root: JsonNode): (kind: Kind) => readonly JsonNode[] {
  const found = new Map<Kind, JsonNode[]>()
  const seen = new Set<JsonObject>()
  const keep = (kind: Kind, node: JsonNode) => {
    const list = found.get(kind)
    if (list === undefined) found.set(kind, [node])
    else list.push(node)
  }

  function enter(kind: Kind, entry: JsonNode | undefined): void {
    const kinds = children[kind]
    if (kinds === undefined) {
      if (entry !== undefined) keep(kind, entry)
      return
    }
    const node = entry?.open()
    if (node === undefined || seen.has(node.value)) return
    seen.add(node.value)
    keep(kind, node)
    enterAll(node, kinds)
  }

  function enterAll(node: JsonNode | undefined, kinds: Children): void {
    for (const [key, kind] of Object.entries(kinds)) {
      if (typeof kind === 'string') enter(kind, node?.member(key))
      else for (const entry of node?.members(...(key === '*' ? [] : [key])) ?? []) enter(kind[0], entry)
    }
  }

  enterAll(root.member('components'), componentKinds)
  for (const path of pathsOf(root)) enter('pathItem', path)
  enterAll(root, { webhooks: ['pathItem'] })
  return (kind) => found.get(kind) ?? []
}

/** Visits lists once, too: aliases of YAML can nest the same list exponentially often. */
function everyObject(root: JsonNode): JsonNode[] {
  const found = [root]
  const seen = new Set<unknown>([root.value])

  function meet(value: unknown, place: Place, from: JsonNode): void {
    if (typeof value !== 'object' || seen.has(value)) return
    seen.add(value)
    const node = from.at(value, place)
    if (node !== undefined) found.push(node)
    else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) meet(entry, under(place, index), from)
  }

  for (const node of found) {
    for (const [key, value] of Object.entries(node.value)) meet(value, under(node.place, key), node)
    const { target } = node
    // The root is walked as a whole anyway, so its own references need not be followed.
    if (target !== undefined && !target.inRootFile) meet(target.value, target.place, target)
  }
  return found
}
