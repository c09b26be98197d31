import { InputError, type InputIssue } from '@innwire/client'
import { nearestName } from '@innwire/validators/nearest-name'

/**
 * Refuses settings that nobody knows: one that is misspelt would silently do nothing.
 * @param known the names of all settings
 * @throws {InputError} with every wrong place
 */
export function checkNames(given: unknown, known: Record<string, unknown>, path = 'options'): void {
  if (typeof given !== 'object' || given === null)
    throw new InputError([{ path, message: `Give an object with ${Object.keys(known).join(', ')}.` }])
  const issues = Object.entries(given).flatMap(([name, value]): InputIssue[] =>
    value === undefined || Object.hasOwn(known, name)
      ? []
      : [{ path: `${path}.${name}`, message: hint(name, Object.keys(known)) }],
  )
  if (issues.length > 0) throw new InputError(issues)
}

/**
 * Refuses settings without which nothing can be served.
 * @throws {InputError} with every wrong place
 */
export function checkProperty(given: object, path: string): void {
  const { baseUrl, token, hrId, quota } = given as Record<string, unknown>
  const issues: InputIssue[] = []
  const texts = { baseUrl, token, hrId }
  for (const [name, value] of Object.entries(texts))
    if (typeof value !== 'string' || value === '')
      issues.push({ path: `${path}.${name}`, message: wanted[name as keyof typeof texts] })
  if (!isQuota(quota))
    issues.push({
      path: `${path}.quota`,
      message: 'Give what the service lets the property do, such as { perMinute: 5, perDay: 250 }.',
    })
  if (issues.length > 0) throw new InputError(issues)
  checkNames(quota, { perMinute: true, perDay: true }, `${path}.quota`)
}

/** @throws {InputError} when it is no store */
export async function readStore<Given extends object>(given: Given | Promise<Given>): Promise<Given> {
  const store = await given
  const { acquire, write } = (store ?? {}) as Record<string, unknown>
  if (typeof acquire === 'function' && typeof write === 'function') return store
  const message = "Give a store or the promise of one, such as sqliteStore('sync.db')."
  throw new InputError([{ path: 'options.store', message }])
}

const wanted = {
  baseUrl: 'Give the address of the service, such as "https://api.example".',
  token: 'Give the token of the property, as text.',
  hrId: 'Give the hotel id, as text.',
}

function isQuota(value: unknown): boolean {
  const { perMinute, perDay } = (value ?? {}) as Record<string, unknown>
  return typeof perMinute === 'number' && typeof perDay === 'number'
}

function hint(name: string, known: string[]): string {
  const nearest = nearestName(name, known)
  return `There is no such setting${nearest === undefined ? `, only ${known.join(', ')}.` : `. Is it ${nearest}?`}`
}
