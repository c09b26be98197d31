import { InvalidArgumentError } from 'commander'

/** Reads the value of an option that is a day. */
export function day(text: string): string {
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
  if (!isDay) throw new InvalidArgumentError('Give a date such as 2026-11-01.')
  return text
}
