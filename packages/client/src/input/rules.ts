import { longestCode, longestId } from '@innwire/types'
import { InputError, type InputIssue } from '../errors.ts'

/** A list stands for its name more than once; what is undefined is left out. */
export type Query = Record<string, unknown>

/** Gives what is sent for a value; what is wrong with it goes into the issues. */
export type Rule = (value: unknown, path: string, issues: InputIssue[]) => unknown

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A plain value by its digits and letters: a number counts as it is written, so that 0.1 + 0.2 has seventeen decimals
 * and is refused, not rounded. `send` gives what goes out, or undefined when it cannot.
 */
export const plain =
  (pattern: RegExp, wanted: string, send: (text: string) => unknown = String): Rule =>
  (value, path, issues) => {
    const text = isObject(value ?? {}) ? undefined : String(value)
    const sent = text?.match(pattern) ? send(text) : undefined
    if (sent === undefined) issues.push({ path, message: `Give ${wanted}.` })
    return sent
  }

/** An amount of money. `send` gives what goes out; otherwise it goes as text, digit by digit. */
export const amount = (send?: (text: string) => unknown): Rule =>
  plain(/^\d{1,12}(\.\d{1,3})?$/, '0 or more, up to 3 decimals', send)

export const whole = (least: number, most: number): Rule =>
  plain(/^\d{1,12}$/, `${least} to ${most}`, (text) => (+text >= least && +text <= most ? +text : undefined))

export const list =
  (rule: Rule, most: number): Rule =>
  (value, path, issues) => {
    // Not map, which leaves out what a sparse list lacks: JSON would make null of it.
    if (Array.isArray(value) && value.length && value.length <= most)
      return Array.from(value, (one, index) => rule(one, `${path}[${index}]`, issues))
    issues.push({ path, message: `Give 1 to ${most} entries.` })
  }

/**
 * An object with these fields, inherited ones too: an instance of a class may have getters. The names of those that
 * must be there stand in `needed`. What is undefined was left out and is not sent. A name that does not exist is an
 * issue: the service may take it for "unchanged". Each field is read once, and `check` sees what is sent; a field
 * with an issue of its own is there, and undefined.
 */
export const object =
  (
    rules: Record<string, Rule>,
    needed: string[],
    check?: (sent: Record<string, unknown>, issue: (name: string, message: string) => void) => void,
  ): Rule =>
  (value, path, issues) => {
    const given = isObject(value) ? value : {}
    const sent: Record<string, unknown> = {}
    const at = (name: string) => [path, name].filter(Boolean).join('.') || 'input'
    const issue = (name: string, message: string) => issues.push({ path: at(name), message })
    for (const name of new Set([...Object.keys(given), ...Object.keys(rules)])) {
      const one = given[name]
      if (one === undefined && !needed.includes(name)) continue
      if (Object.hasOwn(rules, name)) sent[name] = (rules[name] as Rule)(one, at(name), issues)
      else issue(name, `There is only ${Object.keys(rules).join(', ')}.`)
    }
    check?.(sent, issue)
    return sent
  }

export const nullable =
  (rule: Rule): Rule =>
  (value, path, issues) =>
    value === null ? null : rule(value, path, issues)

/**
 * Applies a rule to the whole input.
 * @throws {InputError} with every wrong place
 */
export function accept<T = Record<string, string>>(rule: Rule, input: unknown): T {
  const issues: InputIssue[] = []
  const sent = rule(input, '', issues)
  if (issues.length) throw new InputError(issues)
  return sent as T
}

/** A flag, however it is written. */
export const flag = (send: (on: boolean) => unknown): Rule =>
  plain(/^(1|0|true|false)$/, 'true or false', (text) => send(/1|true/.test(text)))

/** A date as text. A Date is an instant, and would be another day in another time zone. */
export const date = plain(/^\d{4}-\d\d-\d\d$/, 'text as 2026-12-24', (text) =>
  new Date(text).toJSON()?.startsWith(text) ? text : undefined,
)

export const text = (least: number, most: number): Rule =>
  plain(RegExp(`^[^\\0\\p{Cs}]{${least},${most}}$`, 'u'), `${least} to ${most} characters`)

export const id = text(1, longestId)

/** D32: what names something of the hotel, or of the POS, is shorter than the id of an operation. */
export const code = text(1, longestCode)
