import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { bundleContract } from '../contract/contract.ts'
import type { Schema } from '../contract/openapi-document.ts'
import { bare } from './bare-schemas.ts'
import { withFoldedChoice } from './folded-choices.ts'

const { components } = await bundleContract()
const schemas = Object.fromEntries(
  Object.entries(components.schemas).map(([name, schema]) => [
    name,
    bare(schema, { defaults: false, rename: (same) => same }),
  ]),
)

function check(schema: Schema): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  for (const [name, other] of Object.entries(schemas)) ajv.addSchema(other, name)
  return ajv.compile(schema)
}

const values = [
  ...[0, 1, 2, -1, 0.5, 6, 7, 365, 366, 9999, 10_000, 1e12, true, false, null],
  ...['0', '1', '2', '', 'true', 'false', 'yes', 'TRUE', ' 1', '00', '6', '7', '365', '366', '9999', '10000'],
  ...['119.90', '119.9999', '1e2', '-1', 'null', [], [1], {}],
]

describe.each(['FlagInput', 'AvailabilityInput', 'MinStayInput', 'PriceInput', 'WeekdayInput'])(
  'the choice of %s',
  (name) => {
    const schema = schemas[name] as Schema
    const folded = withFoldedChoice(schemas, schema)

    it('becomes one schema', () => {
      expect(schema.oneOf).toBeDefined()
      expect(folded.oneOf).toBeUndefined()
      expect(folded.type).toHaveLength(schema.oneOf?.length ?? 0)
    })

    it('takes and refuses the same values', () => {
      const [before, after] = [check(schema), check(folded)]
      expect(values.map(after)).toEqual(values.map(before))
    })
  },
)

it('a choice between objects, and what is no choice, stay as they are', () => {
  for (const schema of [{ oneOf: [{ type: 'object' }, { $ref: 'Posting' }] }, { type: 'string' }])
    expect(withFoldedChoice(schemas, schema)).toEqual(schema)
})

it('two branches of one type are refused: which of them is meant is not known', () => {
  const schema = {
    oneOf: [
      { type: 'integer', maximum: 1 },
      { type: 'number', minimum: 5 },
    ],
  }
  expect(() => withFoldedChoice(schemas, schema)).toThrow('take the same type: integer, number')
})
