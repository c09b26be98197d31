import { InputError, type InputIssue } from '@innwire/client'
import type { Room } from '@innwire/types'
import { type CalendarChange, fieldCount, fieldNames, price, type Target } from './changes.ts'
import { readDates } from './read-dates.ts'
import { readPrices } from './read-prices.ts'
import { codeWanted, isCode, readTargets } from './read-targets.ts'

/** The changes as columns: no object per change, every text once. */
export type ReadChanges = {
  /** Every date that is named, in order, and its number of days since 1970-01-01. */
  dates: string[]
  days: Int32Array
  /** Texts of prices; the value of a price is its place here. */
  prices: string[]
  targets: Target[]
  /** Of each change: place of its target, and of its date. */
  targetOf: Int32Array
  dateOf: Int32Array
  /** Of each change and field: the value plus one, or 0 where it is left out. */
  values: Int32Array
}

const numbers = new Map<string, [field: number, least: number, most: number, message: string]>([
  ['availability', [0, 0, 9999, 'Give a whole number from 0 to 9999.']],
  ['min_stay', [2, 1, 365, 'Give a whole number from 1 to 365.']],
  ['stop_sale', [3, 0, 1, 'Give 1 or 0.']],
  ['cta', [4, 0, 1, 'Give 1 or 0.']],
  ['ctd', [5, 0, 1, 'Give 1 or 0.']],
])

/**
 * Checks and reads the changes.
 * @throws {InputError} with every wrong place
 */
export function readChanges(changes: CalendarChange[], rooms: Room[] | undefined): ReadChanges {
  if (!Array.isArray(changes)) {
    throw new InputError([{ path: 'changes', message: 'Give a list of changes.' }])
  }
  const issues: InputIssue[] = []
  const dates = readDates()
  const prices = readPrices()
  const targets = readTargets()
  const targetOf = new Int32Array(changes.length)
  const dateOf = new Int32Array(changes.length)
  const values = new Int32Array(changes.length * fieldCount)
  let index = 0
  const issue = (name: string, message: string) => {
    issues.push({ path: `changes[${index}]${name && `.${name}`}`, message })
  }

  for (; index < changes.length; index++) {
    const change = changes[index] as CalendarChange & Record<string, unknown>
    if (typeof change !== 'object' || change === null) {
      issue('', 'Give an object.')
      continue
    }
    let valued = false
    for (const name in change) {
      const value: unknown = change[name]
      if (value === undefined || name === 'date' || name === 'inv_code' || name === 'rate_code') continue
      if (name === 'price') {
        const place = prices.placeOf(value)
        values[index * fieldCount + price] = place + 1
        valued = true
        if (place < 0) issue(name, 'Give a decimal of 0 or more with at most 3 decimals, as text.')
      } else if (name === 'channel_codes') checkChannels(value, issue)
      else {
        const number = numbers.get(name)
        if (number) {
          const [field, least, most, message] = number
          valued = true
          if (isWhole(value) && value >= least && value <= most)
            values[index * fieldCount + field] = value + 1
          else issue(name, message)
        } else
          issue(name, `There is only inv_code, rate_code, channel_codes, date, ${fieldNames.join(', ')}.`)
      }
    }
    const date = dates.placeOf(change.date)
    if (date < 0) issue('date', 'Give a date as text, such as "2026-12-24"; a Date shifts by time zone.')
    dateOf[index] = date
    if (!valued) issue('', `Add one of ${fieldNames.join(', ')}.`)
    targetOf[index] = targets.placeOf(change, issue)
  }
  if (issues.length > 0) throw new InputError(issues)
  const sorted = dates.sorted()
  targets.joinMasterRates(targetOf, rooms)
  return {
    dates: sorted.dates,
    days: sorted.days,
    prices: prices.texts,
    targets: targets.all,
    targetOf,
    dateOf: dateOf.map((place) => sorted.ranks[place] ?? 0),
    values,
  }
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)

function checkChannels(value: unknown, issue: (name: string, message: string) => void) {
  if (!Array.isArray(value) || value.length === 0) {
    issue('channel_codes', 'Give a list of 1 or more entries; leave it out for all channels.')
    return
  }
  for (const [place, code] of value.entries()) {
    if (!isCode(code)) issue(`channel_codes[${place}]`, codeWanted)
  }
}
