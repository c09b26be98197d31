import { type OpenApiDocument, operationsOf, type Schema } from '../contract/openapi-document.ts'

/** Writes the steps of a JSON pointer. */
export const pointerTo = (...steps: (string | number)[]): string =>
  ['#', ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** What a JSON pointer leads to, or undefined. */
export function valueAt(document: object, pointer: string): unknown {
  let found: unknown = document
  for (const step of pointer.split('/').slice(1).map(unescaped)) {
    if (found === null || typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return found
}

/** Where a thing really stands: follows `$ref`, so that a shared component has one pointer however it is reached. */
export function homeOf(document: object, pointer: string): string {
  let home = pointer
  for (;;) {
    const value = valueAt(document, home)
    if (value === null || typeof value !== 'object' || !('$ref' in value)) return home
    home = String(value.$ref)
  }
}

/** The pointer of every operation by its `operationId`. */
export const operationPointers = (document: OpenApiDocument): Map<string, string> =>
  new Map(
    [...operationsOf(document)].map(({ path, method, operation }) => [
      operation.operationId,
      pointerTo('paths', path, method),
    ]),
  )

/**
 * Resolves a place in the shorthand of `docs/coverage.md`.
 * @returns a function that gives the JSON pointer of a place, or undefined where the contract has no such place
 */
export function placesOf(document: OpenApiDocument): (place: string) => string | undefined {
  const operations = operationPointers(document)
  const existing = (...pointers: string[]) =>
    pointers.find((pointer) => valueAt(document, pointer) !== undefined)
  const home = (pointer: string | undefined) => pointer && homeOf(document, pointer)

  const inOperation = (id: string, part = ''): string | undefined => {
    const operation = operations.get(id)
    if (!operation || part === '') return operation
    if (part === 'body') return home(existing(`${operation}/requestBody`))
    if (part.startsWith('?')) return parameter(operation, part.slice(1))
    const [, status, , header] = /^=(\d{3})( (\S+))?$/.exec(part) ?? []
    const response = status && home(existing(`${operation}/responses/${status}`))
    if (!response || !header) return response || undefined
    return home(existing(`${response}/headers/${header}`))
  }

  const parameter = (operation: string, name: string): string | undefined => {
    const list = (valueAt(document, `${operation}/parameters`) ?? []) as unknown[]
    return list
      .map((_, index) => homeOf(document, `${operation}/parameters/${index}`))
      .find((pointer) => valueAt(document, `${pointer}/name`) === name)
  }

  const inSchema = (name: string, member?: string): string | undefined => {
    const schema = existing(pointerTo('components', 'schemas', name))
    if (!schema || member === undefined) return schema
    const values = valuesOf(valueAt(document, schema) as Schema)
    const value = values && `${schema}/${values.keyword}/${values.list.indexOf(member)}`
    return existing(
      schema + pointerTo('properties', member).slice(1),
      schema + pointerTo('x-error-codes', member).slice(1),
      ...(value ? [value] : []),
    )
  }

  return (place) => {
    if (place.startsWith('#/')) return existing(place)
    const [, example] = /^"(\w+)"$/.exec(place) ?? []
    if (example) return existing(pointerTo('components', 'examples', example))
    const [, kind, name] = /^(\w+)\/(.+)$/.exec(place) ?? []
    if (kind === 'tags') return existing(`#/tags/${tagNames(document).indexOf(name ?? '')}`)
    if (kind && name) return existing(pointerTo('components', kind, name))
    const [, schema, , member] = /^([A-Z]\w*)(\.(.+))?$/.exec(place) ?? []
    if (schema) return inSchema(schema, member)
    const [, id = '', , part] = /^([a-z]\w*)( (.+))?$/.exec(place) ?? []
    return inOperation(id, part)
  }
}

const tagNames = (document: object): unknown[] =>
  ((valueAt(document, '#/tags') ?? []) as { name: string }[]).map(({ name }) => name)

function valuesOf(schema: Schema): { keyword: string; list: unknown[] } | undefined {
  for (const keyword of ['enum', 'x-extensible-enum']) {
    const list = schema[keyword]
    if (Array.isArray(list)) return { keyword, list }
  }
  return undefined
}
