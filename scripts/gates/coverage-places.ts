import { operationsOf } from '../../packages/spectral-ruleset/src/document/model.ts'
import { JsonNode } from '../../packages/spectral-ruleset/src/document/node.ts'
import {
  type Place,
  pointerOf,
  pointerSteps,
  under,
} from '../../packages/spectral-ruleset/src/document/place.ts'
import type { OpenApiDocument } from '../contract/openapi-document.ts'

/**
 * Resolves a place in the shorthand of `docs/coverage.md`.
 * @returns a function that gives the JSON pointer of a place, or undefined where the contract has no such place
 */
export function placesOf(document: OpenApiDocument): (place: string) => string | undefined {
  const root = JsonNode.root({ data: document })
  const operations = new Map(operationsOf(root).map(({ node }) => [node.value.operationId, node]))
  const inComponents = (kind: string, name: string) => root.member('components', kind, name)

  const inOperation = (id: string, part = ''): JsonNode | undefined => {
    const operation = operations.get(id)
    if (!operation || part === '') return operation
    if (part === 'body') return operation.member('requestBody')?.open()
    if (part.startsWith('?')) {
      const parameters = operation.members('parameters').map((parameter) => parameter.open())
      return parameters.find((parameter) => parameter?.value.name === part.slice(1))
    }
    const [, status = '', header] = /^=(\d{3})(?: (\S+))?$/.exec(part) ?? []
    const response = operation.member('responses', status)?.open()
    return header ? response?.member('headers', header)?.open() : response
  }

  const inSchema = (name: string, member?: string): Place | undefined => {
    const schema = inComponents('schemas', name)
    if (!schema || member === undefined) return schema?.place
    const node = schema.member('properties', member) ?? schema.member('x-error-codes', member)
    if (node) return node.place
    for (const keyword of ['enum', 'x-extensible-enum']) {
      const values = schema.value[keyword]
      const index = Array.isArray(values) ? values.indexOf(member) : -1
      if (index >= 0) return under(schema.place, keyword, index)
    }
    return undefined
  }

  const placeOf = (place: string): Place | undefined => {
    if (place.startsWith('#/')) {
      const steps = pointerSteps(place.slice(1)) ?? []
      return root.get(...steps) === undefined ? undefined : under(null, ...steps)
    }
    const [, example] = /^"(\w+)"$/.exec(place) ?? []
    if (example) return inComponents('examples', example)?.place
    const [, kind, name] = /^(\w+)\/(.+)$/.exec(place) ?? []
    if (kind === 'tags') return root.members('tags').find((tag) => tag.value.name === name)?.place
    if (kind && name) return inComponents(kind, name)?.place
    const [, schema, member] = /^([A-Z]\w*)(?:\.(.+))?$/.exec(place) ?? []
    if (schema) return inSchema(schema, member)
    const [, id = '', part] = /^([a-z]\w*)(?: (.+))?$/.exec(place) ?? []
    return inOperation(id, part)?.place
  }

  return (place) => {
    const found = placeOf(place)
    return found ? pointerOf(found) : undefined
  }
}
