import { type OpenApiDocument, operationsOf, type Schema } from '../contract/openapi-document.ts'
import { homeOf, operationPointers, pointerTo, valueAt } from './coverage-places.ts'

/**
 * Everything of the contract that a reader can meet, and so must be accounted for: operations, their parameters,
 * bodies, responses and headers, the security schemes, the properties of every schema that an operation leads to,
 * and the error codes.
 * @returns by JSON pointer, the place in the shorthand of `docs/coverage.md`; what is shared stands once, under the
 *   first operation that has it
 */
export function elementsOf(document: OpenApiDocument): Map<string, string> {
  const elements = new Map<string, string>()
  const seen = new Set<string>()
  const add = (pointer: string, place: string): string => {
    const home = homeOf(document, pointer)
    if (!elements.has(home)) elements.set(home, place)
    return home
  }
  const keysAt = (pointer: string) => Object.keys(valueAt(document, pointer) ?? {})

  for (const name of keysAt('#/components/securitySchemes')) {
    add(pointerTo('components', 'securitySchemes', name), `securitySchemes/${name}`)
  }
  const pointers = operationPointers(document)
  for (const { operation } of operationsOf(document)) {
    const id = operation.operationId
    const at = pointers.get(id) ?? ''
    add(at, id)
    for (const index of keysAt(`${at}/parameters`)) {
      const parameter = homeOf(document, `${at}/parameters/${index}`)
      add(parameter, `${id} ?${valueAt(document, `${parameter}/name`)}`)
      visit(`${parameter}/schema`)
    }
    if (operation.requestBody) visitContent(add(`${at}/requestBody`, `${id} body`))
    if (operation['x-merged-input']) visit(pointerTo('components', 'schemas', operation['x-merged-input']))
    for (const status of keysAt(`${at}/responses`)) {
      const response = add(`${at}/responses/${status}`, `${id} =${status}`)
      visitContent(response)
      for (const header of keysAt(`${response}/headers`)) {
        visit(`${add(`${response}/headers/${header}`, `${id} =${status} ${header}`)}/schema`)
      }
    }
  }
  return elements

  function visitContent(holder: string): void {
    for (const type of keysAt(`${holder}/content`)) {
      visit(`${holder}/content${pointerTo(type).slice(1)}/schema`)
    }
  }

  /** @param known properties that the schema only narrows, because what it is a branch of has them already */
  function visit(pointer: string, known: string[] = []): void {
    const home = homeOf(document, pointer)
    const schema = valueAt(document, home) as Schema | undefined
    if (!schema || seen.has(home)) return
    seen.add(home)
    const name = /^#\/components\/schemas\/(\w+)$/.exec(home)?.[1]
    const own = Object.keys(schema.properties ?? {})
    for (const property of own) {
      const at = home + pointerTo('properties', property).slice(1)
      // A property is itself, whatever schema it refers to.
      if (!known.includes(property)) elements.set(at, name ? `${name}.${property}` : at)
      visit(at)
    }
    for (const code of Object.keys(schema['x-error-codes'] ?? {})) {
      add(`${home}/x-error-codes/${code}`, `${name}.${code}`)
    }
    for (const keyword of ['items', 'additionalProperties']) visit(`${home}/${keyword}`)
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const index of keysAt(`${home}/${keyword}`))
        visit(`${home}/${keyword}/${index}`, [...known, ...own])
    }
  }
}
