import { mapValues, type OpenApiDocument, operationsOf, type Parameter, resolve } from './openapi-document.ts'

/** What else of the contract the docs hand out, for tools that do not read the document itself; by file name. */
export const contractCopies = (document: OpenApiDocument): Record<string, object> => ({
  'openapi-inlined.json': inlinedCopy(document),
  'openapi-3.0.json': copyIn30(document),
})

/**
 * The contract with parameters, bodies, answers, headers and examples written out where they are used, and the hotel id
 * as a required parameter: for tools that follow references to schemas alone, or know one key only.
 */
function inlinedCopy(document: OpenApiDocument): OpenApiDocument {
  const { HotelId, ...keys } = document.components.securitySchemes
  if (!HotelId) throw new Error('The contract has no security scheme HotelId any more: see copies.ts.')
  const hotel = {
    name: HotelId.name,
    in: HotelId.in,
    description: HotelId.description,
    required: true,
    schema: { type: 'string' },
    example: 'demo',
  }
  const copy = inlined(document, document) as OpenApiDocument
  for (const { operation } of operationsOf(copy))
    operation.parameters = [hotel as Parameter, ...(operation.parameters ?? [])]
  return {
    ...copy,
    security: copy.security?.map(({ HotelId: _, ...others }) => others) ?? [],
    components: { schemas: copy.components.schemas, securitySchemes: keys },
  } as OpenApiDocument
}

/** A value of the document without references but those to schemas. */
export function inlined(document: OpenApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(document, item))
  if (value === null || typeof value !== 'object') return value
  if ('$ref' in value && !String(value.$ref).startsWith('#/components/schemas/'))
    return inlined(document, resolve(document, value))
  return mapValues(value, (inner) => inlined(document, inner))
}

/** The contract in OpenAPI 3.0, which has no way to say `propertyNames`. */
function copyIn30(document: OpenApiDocument): object {
  const { summary: _, license, ...info } = document.info as Record<string, unknown>
  const { name } = license as { name: string }
  return { ...(in30(document) as object), openapi: '3.0.3', info: { ...info, license: { name } } }
}

/** What stands under these is no schema, and nothing that holds schemas. */
const values = new Set(['example', 'value', 'default', 'enum'])

/** `names` is true where the keys are names and not keywords. */
function in30(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.map((item) => in30(item))
  if (value === null || typeof value !== 'object') return value
  if (names) return mapValues(value, (inner) => in30(inner))
  const node = mapValues(value, (inner, key) => (values.has(key) ? inner : in30(inner, key === 'properties')))
  const { $ref, propertyNames: _, ...beside } = node
  if ($ref === undefined) return withNullable(withExclusiveMinimum(beside))
  return Object.keys(beside).length > 0 ? { allOf: [{ $ref }], ...beside } : { $ref }
}

type Node = Record<string, unknown>

/** `type: [string, "null"]` and a branch `type: "null"` become `nullable`. */
function withNullable({ type, oneOf, ...node }: Node): Node {
  const isNull = (branch: { type?: unknown }) => branch.type === 'null'
  const branches = oneOf as Node[] | undefined
  if (branches?.some(isNull))
    return { ...node, oneOf: branches.filter((branch) => !isNull(branch)), nullable: true }
  if (Array.isArray(type) && type.includes('null')) {
    const [one] = type.filter((name) => name !== 'null')
    return { type: one, nullable: true, ...node }
  }
  return { ...(type !== undefined && { type }), ...(oneOf !== undefined && { oneOf }), ...node }
}

const withExclusiveMinimum = (node: Node): Node =>
  typeof node.exclusiveMinimum === 'number'
    ? { ...node, minimum: node.exclusiveMinimum, exclusiveMinimum: true }
    : node
