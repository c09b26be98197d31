import { isLoose } from '../document/facts.ts'
import { under } from '../document/place.ts'
import type { Survey } from '../document/survey.ts'
import { documentRule } from './document-rule.ts'
import { type Field, fieldsOf } from './fields.ts'

const binaryFormats = new Set<unknown>(['float', 'double'])
const moneyNames = new Set(['price', 'amount', 'exchange_rate'])
const moneyEndings = ['_price', '_total', '_amount', '_rate']

export const noBinaryFloat = documentRule({
  description: 'No number has the format "float" or "double".',
  severity: 'error',
  find: ({ all }) =>
    all.schemas
      .filter(({ value }) => binaryFormats.has(value.format))
      .map(({ value, place }) => ({
        message:
          `Format "${value.format}" makes readers round decimals (0.1 becomes 0.1000000000000000055). ` +
          'Remove the format, or send a decimal string with a "pattern".',
        place: under(place, 'format'),
      })),
})

export const moneyPattern = documentRule({
  description: 'A string that holds money or a rate says how it is spelled: "pattern" or "enum".',
  severity: 'error',
  find: (survey) =>
    fieldsOf(survey)
      .filter((field) => isLooseMoney(field, survey))
      .map(({ title, place }) => ({
        message:
          `${title} holds a decimal as a string but does not say how it is spelled. ` +
          'Add a "pattern" such as ^\\d+(\\.\\d{1,3})?$ (or an "enum") to its schema.',
        place,
      })),
})

function isLooseMoney({ name, schema }: Field, { facts }: Survey): boolean {
  if (isMoney(name)) return isLoose(facts(schema))
  return name.endsWith('_amounts') && facts(schema).looseItems
}

function isMoney(name: string): boolean {
  return moneyNames.has(name) || moneyEndings.some((ending) => name.endsWith(ending))
}
