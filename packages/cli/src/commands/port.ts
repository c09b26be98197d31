import { InvalidArgumentError } from 'commander'

/** Reads the value of `--port`. */
export function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return Number(text)
}
