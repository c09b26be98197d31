import { type CalendarField, calendarFields, type DailyDateUpdate } from '@innwire/types'
import Big from 'big.js'
import type { Flag } from '../storage/schema.ts'
import type { Values } from './changes.ts'

/** Brings checked values into one form, whatever spelling they came in (D5). */
export function readValues(given: Partial<Pick<DailyDateUpdate, CalendarField>>): Values {
  const values: Values = {}
  for (const name of calendarFields) {
    const value = given[name]
    if (value !== undefined) Object.assign(values, { [name]: readers[name](value) })
  }
  return values
}

/** Reading each price as a number of many digits would take its time, and nearly all come as plain text. */
function decimalText(price: string): string {
  if (/^(0|[1-9][0-9]*)$/.test(price)) return price
  if (/^(0|[1-9][0-9]*)\.[0-9]+$/.test(price)) return price.replace(/\.?0+$/, '')
  return new Big(price).toFixed()
}

/** How each field is read; a field of the contract that is not here does not compile. */
const readers: { [Field in CalendarField]: (value: FlagInput) => Required<Values>[Field] } = {
  availability: Number,
  price: (value) => decimalText(String(value)),
  min_stay: Number,
  stop_sale: (value) => readFlag(value),
  cta: (value) => readFlag(value),
  ctd: (value) => readFlag(value),
}

export type FlagInput = boolean | number | string

/** `1`, `true` and their texts are set; the schema lets nothing else in but `0`, `false` and theirs. */
export const readFlag = (value: FlagInput): Flag => (['1', 'true'].includes(String(value)) ? 1 : 0)
