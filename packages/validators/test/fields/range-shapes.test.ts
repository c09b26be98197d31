import { expect, it } from 'vitest'
import { contract, type Parameter, parametersOf } from './contract-parts.ts'

type Schema = Parameter['schema']

const propertiesOf = (schema: string) =>
  (contract.components.schemas[schema]?.properties ?? {}) as Record<string, Schema>
const form = propertiesOf('RangeUpdateFields')
const merged = propertiesOf('RangeUpdate')
const query = parametersOf('updateRoomRange').filter((parameter) => parameter.in === 'query')

/** What a value must be, without the words around it. */
const shapeOf = ({ $ref, type, items, minItems }: Schema = {}) => ({ $ref, type, items, minItems })
const list = (schema: string) => ({
  type: 'array',
  items: { $ref: `#/components/schemas/${schema}` },
  minItems: 1,
})
const merging = {
  Availability: 'AvailabilityInput',
  MinStay: 'MinStayInput',
  PriceText: 'PriceInput',
  FlagText: 'FlagInput',
}

it('query and form of a range update have the same names and types, and the merged fields take more', () => {
  const [token, hotel, ...fields] = Object.keys(form)
  expect([token, hotel], 'of every request').toEqual(['token', 'hr_id'])
  expect(fields).toEqual(query.map(({ name }) => name))
  const names = fields.map((name) => name.replace('[]', ''))
  expect(Object.keys(merged)).toEqual(names.filter((name) => name !== 'room_code'))
  for (const { name, schema } of query) {
    expect(shapeOf(form[name]), name).toEqual(shapeOf(schema))
    const [, sent = ''] = /(\w+)$/.exec(schema.$ref ?? '') ?? []
    const read = Object.hasOwn(merging, sent) ? merging[sent as keyof typeof merging] : sent
    if (sent)
      expect(merged[name === 'room_code' ? 'inv_code' : name]?.$ref, name).toBe(
        `#/components/schemas/${read}`,
      )
  }
  expect(merged).toMatchObject({ days: list('WeekdayInput'), channel_codes: list('ChannelCode') })
  expect(form).toMatchObject({ 'days[]': list('Weekday'), 'channel_codes[]': list('ChannelCode') })
})

it('all weekdays are the default of days, in words: a generated client would send the list', () => {
  const parameter = query.find(({ name }) => name === 'days[]')
  expect(parameter).toMatchObject({ description: expect.stringContaining('all seven when left out') })
  expect(form['days[]']).toMatchObject({ description: expect.stringContaining('all seven when left out') })
  for (const days of [parameter?.schema, form['days[]']]) expect(days).not.toHaveProperty('default')
})
