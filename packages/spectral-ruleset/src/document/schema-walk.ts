import type { JsonObject } from './json.ts'
import type { Located, Reader } from './reader.ts'

const schemaMaps = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']
const schemaLists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
// `not`, `if` and `propertyNames` are left out: they test a value, they do not describe the document's fields.
const schemaSingles = [
  'items',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'then',
  'else',
  'contentSchema',
]

export type SchemaWalk = {
  /** Every schema object that the roots reach, once. */
  readonly schemas: readonly Located[]
  /** Every entry of their `properties`, once, as it is written: possibly a `$ref`. */
  readonly properties: readonly Located[]
}

/** Visits every schema behind `roots` exactly once, however often it is referred to, cycles included. */
export function walkSchemas(reader: Reader, roots: readonly Located[]): SchemaWalk {
  const seen = new Set<JsonObject>()
  const schemas: Located[] = []
  const properties: Located[] = []

  function meet(schema: Located | undefined): void {
    if (schema === undefined || seen.has(schema.value)) return
    seen.add(schema.value)
    schemas.push(schema)
  }

  roots.forEach(meet)
  // The list grows while it is read; a queue, not recursion, so that a deep document cannot exhaust the stack.
  for (const schema of schemas) {
    meet(reader.target(schema))
    for (const property of reader.members(schema, 'properties')) properties.push(property)
    for (const key of schemaMaps) reader.members(schema, key).forEach(meet)
    for (const key of schemaLists) reader.members(schema, key).forEach(meet)
    for (const key of schemaSingles) meet(reader.member(schema, key))
  }
  return { schemas, properties }
}
