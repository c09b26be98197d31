import { randomBytes } from 'node:crypto'
import { StartError } from '../start-error.ts'

/**
 * The token of the control API: the given one, or a new one.
 * @throws {StartError} when the given one is too short to be a secret, or cannot go into a header
 */
export function controlToken(given: string | undefined): string {
  if (given === undefined) return randomBytes(24).toString('base64url')
  if (/^[!-~]{8,128}$/.test(given)) return given
  throw new StartError(
    'The control token must have 8 to 128 visible ASCII characters. Set INNWIRE_CONTROL_TOKEN to such a one.',
  )
}
