import { InvalidArgumentError } from 'commander'

/** Reads the value of `--port`. */
export function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return Number(text)
}

/** Reads the value of an option that is a day. */
export function day(text: string): string {
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
  if (!isDay) throw new InvalidArgumentError('Give a date such as 2026-11-01.')
  return text
}

/** Reads the value of an option that is a number from 1 to so many. */
export const numberTo =
  (most: number) =>
  (text: string): number => {
    if (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text)
    throw new InvalidArgumentError(`Give a number from 1 to ${most}.`)
  }
