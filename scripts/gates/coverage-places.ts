import { modelOf, operationsOf } from '../../packages/spectral-ruleset/src/document/model.ts'
import type { JsonNode, JsonObject } from '../../packages/spectral-ruleset/src/document/node.ts'
import { pointerOf, pointerSteps, under } from '../../packages/spectral-ruleset/src/document/place.ts'
import type { OpenApiDocument } from '../contract/openapi-document.ts'

/** The places of the contract in the shorthand of `docs/coverage.md`. */
export type Places = {
  /** @returns the JSON pointer of a place, or undefined where the contract has no such place */
  pointerAt: (place: string) => string | undefined
  /**
   * Everything of the contract that a reader can meet, and so must be accounted for: operations, their parameters,
   * bodies, responses and headers, the security schemes, the properties of every schema that an operation leads to,
   * and the error codes. By JSON pointer; what is shared stands once, under the first operation that has it.
   */
  elements: Map<string, string>
}

export function placesOf(document: OpenApiDocument): Places {
  const { root } = modelOf({ data: document })
  const pointers = new Map<string, string>()
  const elements = new Map<string, string>()
  const seen = new Set<JsonObject>()
  const name = ({ place }: Pick<JsonNode, 'place'>, shorthand: string) =>
    pointers.set(shorthand, pointerOf(place))
  const add = (entry: JsonNode, shorthand: string): JsonNode => {
    const node = entry.open() ?? entry
    const pointer = pointerOf(node.place)
    name(node, shorthand)
    if (!elements.has(pointer)) elements.set(pointer, shorthand)
    return node
  }

  for (const kind of root.members('components')) {
    for (const entry of kind.members()) name(entry, `${kind.name}/${entry.name}`)
  }
  for (const example of root.members('components', 'examples')) name(example, `"${example.name}"`)
  for (const tag of root.members('tags')) name(tag, `tags/${tag.value.name}`)
  for (const schema of root.members('components', 'schemas')) nameParts(schema)
  for (const scheme of root.members('components', 'securitySchemes')) {
    add(scheme, `securitySchemes/${scheme.name}`)
  }
  for (const { node } of operationsOf(root)) addOperation(node)
  return {
    elements,
    pointerAt: (place) => {
      if (!place.startsWith('#/')) return pointers.get(place)
      const steps = pointerSteps(place.slice(1)) ?? []
      return root.get(...steps) === undefined ? undefined : pointerOf(under(null, ...steps))
    },
  }

  function nameParts(schema: JsonNode): void {
    name(schema, schema.name)
    for (const keyword of ['enum', 'x-extensible-enum']) {
      const values = schema.value[keyword]
      for (const [index, value] of Array.isArray(values) ? values.entries() : []) {
        name({ place: under(schema.place, keyword, index) }, `${schema.name}.${value}`)
      }
    }
    for (const part of [...schema.members('x-error-codes'), ...schema.members('properties')]) {
      name(part, `${schema.name}.${part.name}`)
    }
  }

  function addOperation(operation: JsonNode): void {
    const { operationId: id, 'x-merged-input': merged } = operation.value
    add(operation, String(id))
    for (const entry of operation.members('parameters')) {
      visit(add(entry, `${id} ?${entry.open()?.value.name}`).member('schema'))
    }
    const body = operation.member('requestBody')
    if (body) visitContent(add(body, `${id} body`))
    if (typeof merged === 'string') visit(root.member('components', 'schemas', merged))
    for (const entry of operation.members('responses')) {
      const response = add(entry, `${id} =${entry.name}`)
      visitContent(response)
      for (const header of response.members('headers')) {
        visit(add(header, `${id} =${entry.name} ${header.name}`).member('schema'))
      }
    }
  }

  function visitContent(holder: JsonNode): void {
    for (const mediaType of holder.members('content')) visit(mediaType.member('schema'))
  }

  /** @param known properties that the schema only narrows, because what it is a branch of has them already */
  function visit(entry: JsonNode | undefined, known: string[] = []): void {
    const schema = entry?.open()
    if (!schema || seen.has(schema.value)) return
    seen.add(schema.value)
    const title = /^#\/components\/schemas\/(\w+)$/.exec(pointerOf(schema.place))?.[1]
    const own = schema.members('properties')
    for (const property of own) {
      const at = pointerOf(property.place)
      // A property is itself, whatever schema it refers to.
      if (!known.includes(property.name)) elements.set(at, title ? `${title}.${property.name}` : at)
      visit(property)
    }
    for (const code of schema.members('x-error-codes')) add(code, `${title}.${code.name}`)
    for (const keyword of ['items', 'additionalProperties']) visit(schema.member(keyword))
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const part of schema.members(keyword))
        visit(part, [...known, ...own.map((property) => property.name)])
    }
  }
}
