import { JsonNode, type JsonObject } from '../../src/document/node.ts'

/** A schema of a document that has, besides, what its references name. */
export function schemaNode(schema: JsonObject, others: object = {}): JsonNode {
  const node = JsonNode.root({ data: others }).at(schema, null)
  if (node === undefined) throw new Error('A schema is an object.')
  return node
}
