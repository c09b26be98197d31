import type { Store, Sync } from '@innwire/sync'
import { type OpenDates, wrongDates } from '../calendar/open-dates.ts'
import { oddPricesAre, oddPricesOf } from '../calendar/prices.ts'
import { checkCalendar } from '../calendar/read-file.ts'
import { WrongUse } from '../failure.ts'
import type { WriteOutcome } from '../outcomes/outcomes-file.ts'
import { checkInvoices } from '../postings/read-invoices.ts'
import { bytesOfFile } from '../read-bytes.ts'
import { WrongFile, type WrongPlace } from '../wrong-lines.ts'
import { acceptInvoices } from './accept-invoices.ts'
import type { Codes } from './check-codes.ts'
import type { HotelFolder, Kind } from './folder.ts'
import type { Log, RunEvent } from './log.ts'

export type Place = {
  sync: Sync
  store: Pick<Store, 'get' | 'write'>
  folder: HotelFolder
  hrId: string
  log: Log
  codes: Codes
  writeOutcome: WriteOutcome
  /** Undefined while nobody knows what time it is. */
  dates(): Promise<OpenDates | undefined>
}

/** What the log is told of a file when it is taken. */
export type Said = { event: RunEvent; message: string }

/**
 * Brings a file into the journal.
 * @returns undefined where it is gone, or was refused, so that it keeps no other waiting
 * @throws when the journal or the folder fails
 */
export const acceptFile: Record<Kind, (place: Place, name: string) => Promise<Said[] | undefined>> = {
  calendar: acceptCalendar,
  invoices: acceptBills,
}

/** What is wrong with the file itself: all else is about the disk, the journal or the machine, and passes. */
const codesOfFile = ['EACCES', 'EPERM', 'ELOOP', 'EISDIR', 'ENXIO']

/** Reads and checks a file. @returns undefined where it is gone, or was refused, so that it keeps no other waiting */
async function checked<Content>(
  place: Place,
  kind: Kind,
  name: string,
  check: (bytes: Buffer) => Promise<Content>,
): Promise<Content | undefined> {
  try {
    return await check(await bytesOfFile(place.folder.fileOf(kind, name)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Who has put it there has taken it away.
    if (code === 'ENOENT') return undefined
    const isOfFile = code === undefined || codesOfFile.includes(code)
    if (!isOfFile) throw error
    const why =
      error instanceof WrongUse ? error.message : `${name} cannot be read: ${(error as Error).message}.`
    return refuse(place, kind, name, { wrong: error instanceof WrongFile ? error.wrong : [], why })
  }
}

type Refusal = { wrong: WrongPlace[]; why: string; taken?: number }

async function refuse(
  { folder, log, hrId }: Place,
  kind: Kind,
  name: string,
  { wrong, why, taken = 0 }: Refusal,
): Promise<undefined> {
  const [message = ''] = why.split('\n')
  const whatToDo =
    taken > 0
      ? 'The others of the file were taken. Mend the named ones, and put them in again under another name.'
      : 'Nothing of the file was taken. Mend it, and put it in again under another name.'
  const report = { file: `${kind}/${name}`, message, taken, wrong, what_to_do: whatToDo }
  const target = await folder.refuse(kind, name, report)
  const first = wrong[0]
  const where = first ? ` Line ${first.line}, column ${first.column}: ${first.message}` : ''
  log({
    hrId,
    event: 'file_refused',
    message: `${message}${where} It is in ${target}, with a report beside it.`,
  })
}

async function acceptCalendar(place: Place, name: string): Promise<Said[] | undefined> {
  const { sync, codes } = place
  const dates = await place.dates()
  const over = dates && { before: dates.first, lines: 0 }
  const file = await checked(place, 'calendar', name, (bytes) => checkCalendar(name, bytes, over))
  if (!file) return undefined
  const { changes, placing } = file
  try {
    if (dates) file.refuse(wrongDates(changes, dates))
    if (changes.length > 0) await codes.check(file)
    if (changes.length > 0) await placing(() => sync.calendar.set(changes))
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error
    return refuse(place, 'calendar', name, { wrong: error.wrong, why: error.message })
  }
  const past = over?.lines ? ` ${over.lines} line(s) of dates that are over were left out.` : ''
  const message = `calendar/${name}: ${changes.length} line(s) are in the journal.${past}`
  const taken: Said = { event: 'file_taken', message }
  const odd = oddPricesOf(file)
  const [first] = odd
  if (!first) return [taken]
  const where = `The first is ${first.price} of ${first.code} on ${first.date}, in line ${first.line}.`
  const warning = `calendar/${name}: ${oddPricesAre(odd.length)} ${where} They go out: where they are not meant, put the right ones in.`
  return [taken, { event: 'odd_prices', message: warning }]
}

async function acceptBills(place: Place, name: string): Promise<Said[] | undefined> {
  const invoices = await checked(place, 'invoices', name, (bytes) => checkInvoices(name, bytes))
  if (!invoices) return undefined
  const wrong = await acceptInvoices(place, invoices)
  const taken = invoices.length - wrong.length
  if (wrong.length > 0) {
    const why = `${name} has ${wrong.length} invoice(s) that the outbox does not take.`
    return refuse(place, 'invoices', name, { wrong, why, taken })
  }
  return [{ event: 'file_taken', message: `invoices/${name}: ${taken} invoice(s) are in the journal.` }]
}
