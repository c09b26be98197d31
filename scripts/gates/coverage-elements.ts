import { modelOf } from '../../packages/spectral-ruleset/src/document/model.ts'
import type { JsonNode, JsonObject } from '../../packages/spectral-ruleset/src/document/node.ts'
import { pointerOf } from '../../packages/spectral-ruleset/src/document/place.ts'
import type { OpenApiDocument } from '../contract/openapi-document.ts'

/**
 * Everything of the contract that a reader can meet, and so must be accounted for: operations, their parameters,
 * bodies, responses and headers, the security schemes, the properties of every schema that an operation leads to,
 * and the error codes.
 * @returns by JSON pointer, the place in the shorthand of `docs/coverage.md`; what is shared stands once, under the
 *   first operation that has it
 */
export function elementsOf(document: OpenApiDocument): Map<string, string> {
  const { root, nodes } = modelOf({ data: document })
  const elements = new Map<string, string>()
  const seen = new Set<JsonObject>()
  const add = (entry: JsonNode, place: string): JsonNode => {
    const node = entry.open() ?? entry
    const pointer = pointerOf(node.place)
    if (!elements.has(pointer)) elements.set(pointer, place)
    return node
  }

  for (const scheme of nodes.securityScheme) add(scheme, `securitySchemes/${scheme.name}`)
  for (const { node } of nodes.pathOperation) {
    const { operationId: id, 'x-merged-input': merged } = node.value
    add(node, String(id))
    for (const entry of node.members('parameters')) {
      visit(add(entry, `${id} ?${entry.open()?.value.name}`).member('schema'))
    }
    const body = node.member('requestBody')
    if (body) visitContent(add(body, `${id} body`))
    if (typeof merged === 'string') visit(root.member('components', 'schemas', merged))
    for (const entry of node.members('responses')) {
      const response = add(entry, `${id} =${entry.name}`)
      visitContent(response)
      for (const header of response.members('headers')) {
        visit(add(header, `${id} =${entry.name} ${header.name}`).member('schema'))
      }
    }
  }
  return elements

  function visitContent(holder: JsonNode): void {
    for (const mediaType of holder.members('content')) visit(mediaType.member('schema'))
  }

  /** @param known properties that the schema only narrows, because what it is a branch of has them already */
  function visit(entry: JsonNode | undefined, known: string[] = []): void {
    const schema = entry?.open()
    if (!schema || seen.has(schema.value)) return
    seen.add(schema.value)
    const name = /^#\/components\/schemas\/(\w+)$/.exec(pointerOf(schema.place))?.[1]
    const own = schema.members('properties')
    for (const property of own) {
      const at = pointerOf(property.place)
      // A property is itself, whatever schema it refers to.
      if (!known.includes(property.name)) elements.set(at, name ? `${name}.${property.name}` : at)
      visit(property)
    }
    for (const code of schema.members('x-error-codes')) add(code, `${name}.${code.name}`)
    for (const keyword of ['items', 'additionalProperties']) visit(schema.member(keyword))
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const part of schema.members(keyword))
        visit(part, [...known, ...own.map((property) => property.name)])
    }
  }
}
