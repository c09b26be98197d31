import { describe, expect, it } from 'vitest'
import { bundleContract } from './contract.ts'
import { contractCopies } from './copies.ts'
import { type OpenApiDocument, operationsOf, resolve, type Schema } from './openapi-document.ts'

const document = await bundleContract()
const copies = Object.entries(contractCopies(document)) as [string, OpenApiDocument][]

/** For people, and what 3.0 cannot say. */
const words = ['description', 'example', 'examples', 'propertyNames']

/** What a schema asks of a value, in one form for every version of OpenAPI, with references followed. */
function asked(within: OpenApiDocument, schema: Schema): unknown {
  const { $ref, allOf = [], ...beside } = schema
  const [only] = $ref ? [{ $ref }] : allOf.length === 1 ? allOf : []
  if (only) return asked(within, { ...resolve(within, only), ...beside })
  const { nullable, ...keywords } = Object.fromEntries(
    Object.entries({ ...beside, ...(allOf.length > 1 && { allOf }) }).filter(
      ([key]) => !words.includes(key) && !key.startsWith('x-'),
    ),
  ) as Schema
  if (keywords.exclusiveMinimum === true) {
    keywords.exclusiveMinimum = keywords.minimum
    delete keywords.minimum
  }
  if (nullable && keywords.oneOf) keywords.oneOf = [...keywords.oneOf, { type: 'null' }]
  else if (nullable) keywords.type = [String(keywords.type), 'null']
  return Object.fromEntries(
    Object.entries(keywords).map(([key, value]) => {
      if (key === 'properties') return [key, each(value as Record<string, Schema>, within)]
      if (Array.isArray(value) && typeof value[0] === 'object')
        return [key, value.map((one) => asked(within, one))]
      return [
        key,
        typeof value === 'object' && !Array.isArray(value) ? asked(within, value as Schema) : value,
      ]
    }),
  )
}

const each = (schemas: Record<string, Schema>, within: OpenApiDocument) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, asked(within, schema)]))

const bodies = (within: OpenApiDocument, content: Record<string, { schema: Schema }> = {}) =>
  Object.entries(content).map(([type, { schema }]) => [type, asked(within, schema)])

/** What every request must carry and may carry, and what is answered. */
const operationsIn = (within: OpenApiDocument) =>
  [...operationsOf(within)].map(({ path, method, operation }) => {
    const keys = Object.keys(within.security?.[0] ?? {}).map(
      (name) => within.components.securitySchemes[name],
    )
    const parameters = (operation.parameters ?? []).map((entry) => resolve(within, entry))
    const body = operation.requestBody && resolve(within, operation.requestBody)
    return {
      operation: `${operation.operationId}: ${method} ${path}`,
      required: [...keys, ...parameters.filter((its) => its.required)]
        .map((its) => `${its?.in} ${its?.name}`)
        .sort(),
      parameters: parameters
        .filter(({ name }) => name !== 'hr_id')
        .map((its) => [its.in, its.name, its.style, its.explode, asked(within, its.schema)]),
      body: body && [body.required, bodies(within, body.content)],
      responses: Object.entries(operation.responses).map(([status, entry]) => {
        const { headers = {}, content } = resolve(within, entry)
        return [status, bodies(within, content), Object.keys(headers)]
      }),
    }
  })

describe.each(copies)('the copy %s', (name, copy) => {
  it('says the same of every operation as the contract', () => {
    expect(operationsIn(copy)).toEqual(operationsIn(document))
    expect(operationsIn(copy)).toHaveLength(18)
  })

  it('has the same schemas', () => {
    expect(each(copy.components.schemas, copy)).toEqual(each(document.components.schemas, document))
  })

  it('is not the contract itself', () => {
    expect(JSON.stringify(copy)).not.toMatch(
      name.includes('3.0') ? /"type":\[|"type":"null"/ : /"\$ref":"#\/components\/(?!schemas)/,
    )
  })
})
