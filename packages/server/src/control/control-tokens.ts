import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import { tokenExpected, tokenPattern } from '../generated/control-limits.ts'
import { StartError } from '../start-error.ts'
import {
  BrokenTokenFile,
  bootstrap,
  newToken,
  parseTokenFile,
  readTokenFile,
  type TokenEntry,
} from './control-token-file.ts'
import type { TokenRole } from './token-roles.ts'

/** Who calls the control API: the token's name, role and SHA-256, and the end of the session where the console calls. */
export type ControlCaller = { name: string; role: TokenRole; hash: string; sessionEndsAt?: Date }

export type ControlTokens = ReturnType<typeof openControlTokens>

/** Settings that say who may use the control API. */
export type ControlTokenOptions = {
  /**
   * Token of the control API with the role admin, 8 to 128 visible ASCII characters.
   * @default a new one, found in {@link Server.controlToken}; none with `controlTokens`
   */
  controlToken?: string
  /**
   * File with further tokens of the control API, each with a role; `innwire-server control-token` adds one. It is read
   * at every request: whoever is removed from it is out.
   */
  controlTokens?: string
}

/**
 * Opens the tokens of the control API: the given one, those of the file, or else a new one.
 * @throws {StartError} when the given one is too short to be a secret or cannot go into a header, or the file is broken
 */
export function openControlTokens(options: ControlTokenOptions, log: Logger) {
  const { controlTokens: file, controlToken = file === undefined ? newToken() : undefined } = options
  if (controlToken !== undefined && !tokenPattern.test(controlToken)) {
    throw new StartError(
      `The control token must have ${tokenExpected}. Set INNWIRE_CONTROL_TOKEN to such a one.`,
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
  // Compares hashes, so that the time does not depend on how much of a token is right.
  const findByHash = (given: string): ControlCaller | undefined =>
    entries().find((entry) => entry.hash === given)
  return {
    /** The admin token that the server was started with. */
    bootstrap: controlToken,
    /** Whose token it is. One that was just removed from the file is nobody's. */
    find: (token: string) => findByHash(hash('sha256', token)),
    findByHash,
    /** Whether this is the SHA-256 of a token that was good at any time since the start. */
    isTokenHash: (given: string) => known.has(given),
  }
}

/**
 * Reads the file with every request, which takes less than the rest of it: a removed token is refused at once. If the file
 * becomes unreadable later, the tokens stay as they were.
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
