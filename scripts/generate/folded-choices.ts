import { ContractError, type Schema } from '../contract/openapi-document.ts'

/** What a keyword asks of a value of one type, it does not ask of a value of another. */
const typeOf: Record<string, string> = {
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  'x-max-decimals': 'number',
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
}

/**
 * A choice between types in one schema: `oneOf: [{ type: integer, minimum: 0 }, { type: string, pattern }]` becomes
 * `{ type: [integer, string], minimum: 0, pattern }`, which says the same. Client generators read the choice, and the
 * compiled check of the one schema is faster and complains once.
 * @param schemas those that a branch may refer to, by name
 */
export function withFoldedChoice(schemas: Record<string, Schema>, { oneOf, ...schema }: Schema): Schema {
  const branches = oneOf?.map(({ $ref, ...own }) => ({
    ...(($ref && schemas[$ref]) || {}),
    ...own,
  }))
  if (!branches?.every(isScalar)) return oneOf ? { ...schema, oneOf } : schema
  const types = branches.map(({ type }) => type as string)
  if (new Set(types.map(family)).size < types.length)
    throw new ContractError(`Two branches of a oneOf take the same type: ${types.join(', ')}. Join them.`)
  const folded: Schema = { type: types }
  for (const { type, ...keywords } of branches) {
    for (const [keyword, value] of Object.entries(keywords))
      if (typeOf[keyword] === family(type as string)) folded[keyword] = value
  }
  return { ...schema, ...folded }
}

const family = (type: string) => (type === 'integer' ? 'number' : type)

/** Words for messages are dropped: those of the whole count. */
const isScalar = ({ type, ...keywords }: Schema) =>
  typeof type === 'string' &&
  Object.keys(keywords).every((keyword) => keyword in typeOf || keyword === 'x-expects')
