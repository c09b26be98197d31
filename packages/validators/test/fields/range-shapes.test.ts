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
const list = ($ref: string) => ({ type: 'array', items: { $ref }, minItems: 1 })
const weekday = '#/components/schemas/WeekdayInput'
const channelCode = '#/components/schemas/ChannelCode'

it('query, form and merged fields of a range update have the same names and types', () => {
  expect(Object.keys(form)).toEqual(query.map(({ name }) => name))
  const names = Object.keys(form).filter((name) => name !== 'room_code' && !name.endsWith('[]'))
  expect(Object.keys(merged)).toEqual(names)
  for (const { name, schema } of query) {
    expect(shapeOf(form[name]), name).toEqual(shapeOf(schema))
    if (schema.$ref)
      expect(shapeOf(merged[name === 'room_code' ? 'inv_code' : name]), name).toEqual(shapeOf(schema))
  }
  expect(merged).toMatchObject({ days: list(weekday), channel_codes: list(channelCode) })
  expect(form).toMatchObject({
    'days[]': list(weekday),
    days: { type: ['array', 'string'], items: { $ref: weekday } },
    'channel_codes[]': list(channelCode),
    channel_codes: { type: ['array', 'string'], items: { $ref: channelCode } },
  })
})

it('all weekdays are the default of days', () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  expect(query.find(({ name }) => name === 'days[]')?.schema.default).toEqual(everyDay)
  expect(form['days[]']?.default).toEqual(everyDay)
})
