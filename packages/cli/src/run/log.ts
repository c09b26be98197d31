import type { SyncEvent } from '@innwire/sync'
import { shownText } from '../print.ts'

/** What `innwire run` logs of its own. The page of events on the docs site is made from these lines. */
export type RunEvent =
  /** A hotel is open: its files are taken, and its flows run. */
  | 'serving'
  /** A hotel cannot be served, such as for a refused token or a journal that another process has. It is tried again. */
  | 'not_served'
  /** The journal has all of a file, which is in `taken/` now. */
  | 'file_taken'
  /** A file was taken, and prices in it are unlike the others: look whether they are meant. */
  | 'odd_prices'
  /** A file is wrong, and nothing of it is sent. It is in `refused/`, with a report beside it. */
  | 'file_refused'
  /** Something lies where files are put in, and is not taken: another ending, or a name that cannot be read. */
  | 'file_ignored'
  /** A file or a line cannot be taken for now, such as on a full disk. It is tried again, and those behind it wait. */
  | 'intake_failed'
  /** Standard input has ended; files are still taken. */
  | 'input_ended'
  /** A change of a reservation was not taken by your system. It comes again. */
  | 'not_taken'
  /** The outcome of a bill cannot be written to `outcomes/`. It is tried again. */
  | 'outcome_not_written'
  /** Bills wait in the journal and are not sent, because `repeat` is not stated. */
  | 'bills_left'
  /** A push that was stopped has left availability above 0: of the calendar only what closes a date is sent. */
  | 'calendar_held_back'
  /** All reservations since the day of `--since` are in the journal. */
  | 'looked_back'
  /** They are not all in the journal. */
  | 'not_looked_back'
  /** A file with a token or a secret may be read or written by others on the machine. */
  | 'secret_open'
  /** Where the metrics are. */
  | 'metrics'
  /** A hotel has ended in order; what waits is in the journal. */
  | 'ended'

/** What happened, for a person: a line on standard error. */
export type Log = (line: {
  hrId?: string | undefined
  event: RunEvent | SyncEvent['type']
  message: string
}) => void

/** @param json each line is an object */
export const openLog =
  (json: boolean): Log =>
  ({ hrId, event, message }) => {
    const text = shownText(message)
    const time = new Date().toISOString()
    const line = json
      ? JSON.stringify({ time, event, ...(hrId !== undefined && { hr_id: hrId }), message: text })
      : `innwire: ${hrId === undefined ? '' : `${shownText(hrId)}: `}${text}`
    process.stderr.write(`${line}\n`)
  }
