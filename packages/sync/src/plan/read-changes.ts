import { InputError, type InputIssue } from '@innwire/client'
import {
  type CalendarField,
  calendarFields,
  longestCode,
  longestMinStay,
  mostAvailability,
  mostChannels,
  priceExpected,
  pricePattern,
} from '@innwire/types'
import { type CalendarChange, stepsAtOnce } from './changes.ts'

type Rule = { takes(value: unknown): boolean; wanted: string }
type Emit = (name: string, message: string) => void

const whole = (least: number, most: number): Rule => ({
  takes: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  wanted: `Give a whole number from ${least} to ${most}.`,
})
const flag: Rule = { takes: (value) => value === 1 || value === 0, wanted: 'Give 1 or 0.' }
const price: Rule = {
  takes: (value) => typeof value === 'string' && pricePattern.test(value),
  wanted: `Give ${priceExpected}, as text.`,
}
const rules: Record<CalendarField, Rule> = {
  availability: whole(0, mostAvailability),
  price,
  min_stay: whole(1, longestMinStay),
  stop_sale: flag,
  cta: flag,
  ctd: flag,
}

/** Fields that are 1 or 0. */
export const flagFields = calendarFields.filter((field) => rules[field] === flag)

const codeWanted = `Give text of 1 to ${longestCode} characters.`
const code = new RegExp(`^[^\0]{1,${longestCode}}$`, 'u')
const isCode = (value: unknown) => typeof value === 'string' && code.test(value)

/**
 * Checks the changes; may pause wherever it yields.
 * @throws {InputError} with every wrong place
 */
export function* checkChanges(changes: CalendarChange[]): Generator<undefined, void> {
  if (!Array.isArray(changes)) throw new InputError([{ path: 'changes', message: 'Give a list of changes.' }])
  const issues: InputIssue[] = []
  const dates = new Set<unknown>()
  for (const [index, change] of changes.entries()) {
    if (index % stepsAtOnce === 0) yield
    checkChange(change, dates, (name, message) => {
      issues.push({ path: `changes[${index}]${name && `.${name}`}`, message })
    })
  }
  if (issues.length > 0) throw new InputError(issues)
}

/** @param dates that are known to exist */
function checkChange(change: CalendarChange & Record<string, unknown>, dates: Set<unknown>, emit: Emit) {
  if (typeof change !== 'object' || change === null) return emit('', 'Give an object.')
  let valued = false
  for (const name of Object.keys(change)) {
    const value = change[name]
    if (value === undefined || name === 'date' || name === 'inv_code' || name === 'rate_code') continue
    if (name === 'channel_codes') checkChannels(value, emit)
    else if (Object.hasOwn(rules, name)) {
      valued = true
      const { takes, wanted } = rules[name as CalendarField]
      if (!takes(value)) emit(name, wanted)
    } else emit(name, `There is only inv_code, rate_code, channel_codes, date, ${calendarFields.join(', ')}.`)
  }
  if (dates.has(change.date) || isDate(change.date)) dates.add(change.date)
  else emit('date', 'Give a date as text, such as "2026-12-24"; a Date shifts by time zone.')
  if (!valued) emit('', `Add one of ${calendarFields.join(', ')}.`)
  checkTarget(change, emit)
}

function checkTarget({ inv_code, rate_code }: { inv_code?: unknown; rate_code?: unknown }, emit: Emit) {
  if (inv_code === undefined && rate_code === undefined) emit('', 'Add inv_code or rate_code.')
  else if (inv_code !== undefined && rate_code !== undefined)
    emit('', 'Give inv_code or rate_code, not both.')
  else if (!isCode(inv_code ?? rate_code)) emit(inv_code === undefined ? 'rate_code' : 'inv_code', codeWanted)
}

function checkChannels(value: unknown, emit: Emit) {
  if (!Array.isArray(value) || value.length === 0)
    return emit('channel_codes', 'Give a list of 1 or more entries; leave it out for all channels.')
  if (value.length > mostChannels) emit('channel_codes', `Give at most ${mostChannels} entries.`)
  for (const [place, code] of value.entries()) if (!isCode(code)) emit(`channel_codes[${place}]`, codeWanted)
}

export const isDate = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  // A date that does not exist gives none, or another one.
  new Date(text).toJSON()?.startsWith(text)
