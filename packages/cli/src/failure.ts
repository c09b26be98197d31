import {
  ApiError,
  ConnectionError,
  InnwireError,
  InputError,
  ResponseError,
  TimeoutError,
} from '@innwire/client'
import { errorCodes } from '@innwire/types'
import { CommanderError } from 'commander'
import { withConnectionHint, withTlsHint } from './connection-hint.ts'
import { shortened, shownJson, shownLines } from './shown-text.ts'

/** How the program ends; scripts go by it. */
export const exitCode = { done: 0, refused: 1, wrongUse: 2, unreachable: 3, partly: 4 } as const

/** What the person at the terminal has to mend: an option, a setting, a file. Nothing was sent. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}

/** What was asked for could not be done, and the message says why. */
export class NotDone extends Error {
  override name = 'NotDone'
}

/** Another process has kept the hotel, so that nothing was begun. */
export class HotelTaken extends NotDone {
  override name = 'HotelTaken'
}

/** The person at the terminal, or the system, has ended the program. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

/** A command line that cannot be read. Its command has a help of its own. */
export class WrongCommandLine extends CommanderError {
  /** As a person types it, such as `innwire calendar push`. */
  readonly command: string
  constructor({ exitCode, code, message }: CommanderError, command: string) {
    super(exitCode, code, message)
    this.command = command
  }
}

/**
 * Says on standard error what went wrong, with `--json` as one line of JSON.
 * @returns the exit code
 */
export function failed(error: unknown, json: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCode.done
  const code = exitCodeOf(error)
  // The help itself is there already.
  if (error instanceof CommanderError && error.code === 'commander.help') return code
  const message = messageOf(error)
  process.stderr.write(
    json
      ? `${shownJson(JSON.stringify(described(error, message, code)))}\n`
      : `innwire: ${shownLines(message)}\n${whereExplained(error)}`,
  )
  return code
}

/** The docs have more of a code of the contract than fits into a message. */
const whereExplained = (error: unknown): string =>
  error instanceof ApiError && Object.hasOwn(errorCodes, error.code)
    ? `What ${error.code} means is explained by innwire docs, at /errors.html#${error.code}.\n`
    : ''

/** By name: the help must not wait until the engine is loaded. */
const ofEngine = ['StoreError', 'LeaseLostError', 'ClosedError']

/** A full disk, or a file that was damaged meanwhile. */
const isOfJournal = (error: Error) => 'code' in error && error.code === 'ERR_SQLITE_ERROR'

/** How the program ends that an error has ended. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof WrongUse || error instanceof InputError || error instanceof CommanderError)
    return exitCode.wrongUse
  if (error instanceof ConnectionError || error instanceof TimeoutError) return exitCode.unreachable
  return error instanceof Interrupted ? exitCode.partly : exitCode.refused
}

function messageOf(error: unknown): string {
  if (error instanceof WrongCommandLine) {
    const [, said = '', hint = ''] = /^(?:error: )?(.*?)\.?(?:\n\((.*)\))?$/s.exec(error.message) ?? []
    // What is given to an option that is not known may be a token.
    const named = said.replace(/^(unknown option '[^=]+)=.*'$/s, "$1'")
    return `${named}. ${hint}${hint && ' '}See ${error.command} --help.`
  }
  if (!(error instanceof Error)) return String(error)
  const isSaid =
    [InnwireError, WrongUse, NotDone, Interrupted].some((known) => error instanceof known) ||
    ofEngine.includes(error.name)
  if (isOfJournal(error))
    return `The journal cannot be used: ${error.message}. See to its disk, and run innwire again: what it has is kept.`
  if (error.name === 'LeaseLostError')
    return 'Another innwire has taken the hotel over, and goes on with what is in the journal.'
  if (error.name === 'ClosedError')
    return 'This innwire has ended its work for the hotel before this was done. What is in the journal stays: run the command again.'
  // Files are refused before at a depth of their own: only an answer goes deeper.
  if (error instanceof RangeError && /call stack/.test(error.message))
    return 'An answer has lists or objects in one another, deeper than innwire can go. Look whether the address of the service is the right one (innwire config), and tell its operator.'
  // A fault of ours: whoever reports it has the place.
  if (error instanceof ConnectionError) return withConnectionHint(error.message)
  return isSaid ? withTlsHint(error.message) : (error.stack ?? error.message)
}

function described(error: unknown, message: string, exit: number) {
  return {
    error: {
      message,
      exit_code: exit,
      ...(error instanceof ApiError && { code: error.code, status: error.status, ...places(error) }),
      ...(error instanceof ResponseError && { status: error.status }),
      ...(error instanceof InnwireError && { request_id: error.requestId, retryable: error.retryable }),
    },
  }
}

/** Whoever mends a request goes by the first places. */
const mostPlaces = 20
const ofPlace = ['path', 'code', 'message']

/** What an answer says of the wrong places of a request may have any length. */
function places({ errors }: ApiError) {
  const named = errors.slice(0, mostPlaces).map((place) => {
    const texts = Object.entries(place).filter(
      ([name, text]) => ofPlace.includes(name) && typeof text === 'string',
    )
    return Object.fromEntries(texts.map(([name, text]) => [name, shortened(text)]))
  })
  const more = errors.length - named.length
  return { errors: named, ...(more > 0 && { errors_left_out: more }) }
}
