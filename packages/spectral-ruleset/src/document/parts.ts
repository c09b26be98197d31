import type { JsonObject } from './json.ts'
import { operationsOfItem } from './operations.ts'
import { type Located, nameOf, type Reader } from './reader.ts'

/** Everything a document is made of, each object once, wherever and however often it is used. */
export type Parts = {
  /** Operations of paths, webhooks and callbacks. */
  readonly operations: Located[]
  readonly parameters: Located[]
  /** Media types of request bodies and responses. */
  readonly mediaTypes: Located[]
  /** Maps of named examples. */
  readonly exampleMaps: Located[]
  readonly requestSchemas: Located[]
  readonly responseSchemas: Located[]
  /** Schemas that belong to no body: components, parameters, headers. */
  readonly otherSchemas: Located[]
}

type Visit = (located: Located) => void

/** Walks the document once and sorts what it meets; linear in the size of the document. */
export function collectParts(reader: Reader): Parts {
  const { root, member, members } = reader
  const parts: Parts = {
    operations: [],
    parameters: [],
    mediaTypes: [],
    exampleMaps: [],
    requestSchemas: [],
    responseSchemas: [],
    otherSchemas: [],
  }
  const seen = new Set<JsonObject>()

  /** Visits what stands behind an entry, unless it was visited from somewhere else. */
  function enter(entry: Located | undefined, visit: Visit): void {
    const located = entry === undefined ? undefined : reader.open(entry)
    if (located === undefined || seen.has(located.value)) return
    seen.add(located.value)
    visit(located)
  }
  const each = (of: Located, key: string, visit: Visit): void => {
    for (const entry of members(of, key)) enter(entry, visit)
  }
  const keep = (entry: Located | undefined, list: Located[]): void => {
    if (entry !== undefined) list.push(entry)
  }

  /** What a media type, a parameter and a header have in common: one schema and examples of it. */
  const visitValue = (of: Located, schemas: Located[]): void => {
    keep(member(of, 'schema'), schemas)
    keep(member(of, 'examples'), parts.exampleMaps)
  }
  const visitHeader: Visit = (header) => {
    visitValue(header, parts.otherSchemas)
    each(header, 'content', (mediaType) => visitValue(mediaType, parts.otherSchemas))
  }
  const visitParameter: Visit = (parameter) => {
    parts.parameters.push(parameter)
    visitHeader(parameter)
  }
  const visitBody = (body: Located, schemas: Located[]): void => {
    each(body, 'content', (mediaType) => {
      parts.mediaTypes.push(mediaType)
      visitValue(mediaType, schemas)
    })
  }
  const visitRequestBody: Visit = (body) => visitBody(body, parts.requestSchemas)
  const visitResponse: Visit = (response) => {
    each(response, 'headers', visitHeader)
    visitBody(response, parts.responseSchemas)
  }
  const visitCallback: Visit = (callback) => {
    for (const expression of Object.keys(callback.value)) enter(member(callback, expression), visitPathItem)
  }
  const visitOperation: Visit = (operation) => {
    parts.operations.push(operation)
    each(operation, 'parameters', visitParameter)
    enter(member(operation, 'requestBody'), visitRequestBody)
    each(operation, 'responses', visitResponse)
    each(operation, 'callbacks', visitCallback)
  }
  const visitPathItem: Visit = (pathItem) => {
    each(pathItem, 'parameters', visitParameter)
    for (const { located } of operationsOfItem(reader, pathItem, '')) enter(located, visitOperation)
  }

  const components = member(root, 'components')
  if (components !== undefined) {
    for (const schema of members(components, 'schemas')) parts.otherSchemas.push(schema)
    keep(member(components, 'examples'), parts.exampleMaps)
    each(components, 'parameters', visitParameter)
    each(components, 'headers', visitHeader)
    each(components, 'requestBodies', visitRequestBody)
    each(components, 'responses', visitResponse)
    each(components, 'pathItems', visitPathItem)
  }
  for (const entry of members(root, 'paths')) {
    if (nameOf(entry).startsWith('/')) enter(entry, visitPathItem)
  }
  each(root, 'webhooks', visitPathItem)
  return parts
}
