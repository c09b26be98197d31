import { hash, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import type { Role } from './roles.ts'
import { BrokenTokenFile, bootstrap, parseTokenFile, readTokenFile, type TokenEntry } from './token-file.ts'

/** Who calls the control API: the name and role of the token. */
export type ControlCaller = { name: string; role: Role }

/** The tokens of the control API. */
export type ControlTokens = {
  /** The admin token that the server was started with. */
  bootstrap: string | undefined
  /** Whose token it is. What was removed from the file a moment ago is none any more. */
  find(token: string): ControlCaller | undefined
  /** Whether this is the SHA-256 of a token that was good since the start, as far as the file was read by now. */
  isTokenHash(hash: string): boolean
}

export type ControlTokenOptions = { controlToken?: string; controlTokens?: string }

/** Long enough that nobody ever finds it by trying. */
export const newToken = () => randomBytes(24).toString('base64url')

/**
 * Opens the tokens of the control API: the given one, those of the file, or else a new one.
 * @throws {StartError} when the given one is too short to be a secret or cannot go into a header, or the file is broken
 */
export function openControlTokens(options: ControlTokenOptions, log: Logger): ControlTokens {
  const { controlTokens: file, controlToken = file === undefined ? newToken() : undefined } = options
  if (controlToken !== undefined && !/^[!-~]{8,128}$/.test(controlToken)) {
    throw new StartError(
      'The control token must have 8 to 128 visible ASCII characters. Set INNWIRE_CONTROL_TOKEN to such a one.',
    )
  }
  const own: TokenEntry[] =
    controlToken === undefined ? [] : [{ name: bootstrap, role: 'admin', hash: hash('sha256', controlToken) }]
  const read = file === undefined ? () => [] : tokenFileReader(file, log)
  const known = new Set<string>()
  const entries = () => {
    const present = [...own, ...read()]
    for (const entry of present) known.add(entry.hash)
    return present
  }
  if (entries().length === 0) {
    log.warn(
      `Nobody can use the control API: the file ${file} has no tokens. Add one with innwire-server control-token; it is good at once.`,
    )
  }
  return {
    bootstrap: controlToken,
    // Hashes are compared, so that the time it takes tells nothing of a token.
    find: (token) => {
      const given = hash('sha256', token)
      return entries().find((entry) => entry.hash === given)
    },
    isTokenHash: (given) => known.has(given),
  }
}

/**
 * Reads the file each time, which takes less than what else a request needs, so that no moment is left in which a removed
 * token is still good. A file that is broken later leaves the tokens as they were.
 * @throws {StartError} when it is broken at first
 */
function tokenFileReader(file: string, log: Logger): () => TokenEntry[] {
  let text = ''
  let entries: TokenEntry[] = []
  let problem: string | undefined
  const read = () => {
    const present = readTokenFile(file)
    if (present !== text) {
      entries = parseTokenFile(file, present)
      text = present
    }
  }
  try {
    read()
  } catch (error) {
    throw error instanceof BrokenTokenFile ? new StartError(error.message) : error
  }
  return () => {
    try {
      read()
      if (problem !== undefined) log.warn({ file }, 'The file of control tokens is good again.')
      problem = undefined
    } catch (error) {
      const { message } = error as Error
      if (message !== problem) log.error(`The control tokens stay as they were. ${message}`)
      problem = message
    }
    return entries
  }
}
