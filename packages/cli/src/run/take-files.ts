import { setTimeout as pause } from 'node:timers/promises'
import type { Sync } from '@innwire/sync'
import { oddPricesAre, oddPricesOf } from '../calendar/prices.ts'
import { checkCalendar } from '../calendar/read-file.ts'
import { WrongUse } from '../failure.ts'
import { checkInvoices } from '../postings/read-invoices.ts'
import { bytesOfFile } from '../read-bytes.ts'
import { WrongFile, type WrongPlace } from '../wrong-lines.ts'
import { acceptInvoices } from './accept-invoices.ts'
import type { CheckCodes } from './check-codes.ts'
import { endings, type HotelFolder, type Kind } from './folder.ts'
import type { Log } from './log.ts'

/** What is put into a folder waits at most so long. */
const lookMs = 500
/** A journal or a folder that fails is tried again after that. */
const againMs = 2000
/** A person is told again after so long, while it goes on failing. */
export const toldEveryMs = 60_000
const forgetMs = 3_600_000

/** Whoever writes a file under another name has renamed it by then. */
const strangeAfterMs = 60_000

/** What Node gives for bytes of a name that are no text: no file can be opened by it. */
const unreadable = '\uFFFD'
/** Names that a person is told of once. */
const mostTold = 1000

const whatIsTaken = Object.entries(endings)
  .map(([kind, some]) => `${kind}/ takes names that end in ${some.map((ending) => `.${ending}`).join(', ')}`)
  .join('; ')

type Place = { sync: Sync; folder: HotelFolder; hrId: string; log: Log; checkCodes: CheckCodes }

/**
 * Takes the files of a hotel's folder into the journal, those of each kind in the order of their names. A file is moved only
 * when the journal has all of it: after a crash it is taken again, which changes nothing.
 */
export function openIntake(place: Place) {
  const { folder, log, hrId } = place
  const told = new Set<string>()
  const take: Record<Kind, (name: string) => Promise<void>> = {
    calendar: (name) => takeCalendar(place, name),
    invoices: (name) => takeInvoices(place, name),
  }

  async function takeKind(kind: Kind, signal: AbortSignal): Promise<void> {
    for (const name of await folder.waiting(kind)) {
      if (signal.aborted) return
      if (name.includes(unreadable))
        tellOnce(`${kind}/${name}`, 'is not taken, because its name is not UTF-8. Rename it.')
      else await take[kind](name)
    }
  }

  function tellOnce(name: string, what: string) {
    if (told.has(name) || told.size >= mostTold) return
    told.add(name)
    log({ hrId, event: 'file_ignored', message: `${name} ${what}` })
  }

  async function tellOfStrange(): Promise<void> {
    for (const name of await folder.strange()) {
      if (told.has(name) || told.size >= mostTold) continue
      const writtenAt = await folder.writtenAt(name)
      if (writtenAt === undefined || writtenAt > Date.now() - strangeAfterMs) continue
      tellOnce(name, `is not taken: ${whatIsTaken}. Rename or move it, or take it away.`)
    }
  }

  async function watch(kind: Kind, signal: AbortSignal): Promise<void> {
    let toldAt = -Infinity
    while (!signal.aborted) {
      let ms = lookMs
      try {
        await takeKind(kind, signal)
        if (kind === 'calendar') await tellOfStrange()
        toldAt = -Infinity
      } catch (error) {
        ms = againMs
        if (!signal.aborted && performance.now() > toldAt + toldEveryMs) {
          toldAt = performance.now()
          const message = `The files of ${kind} wait: ${(error as Error).message} They are tried again.`
          log({ hrId, event: 'intake_failed', message })
        }
      }
      await pause(ms, undefined, { signal }).catch(() => {})
    }
  }

  async function tidy(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // A folder that fails is told where files are taken from it.
      await folder.forget(Date.now()).catch(() => {})
      await pause(forgetMs, undefined, { signal }).catch(() => {})
    }
  }

  return {
    /** Takes what waits, once. @throws when the journal or the folder fails */
    async takeAll(signal: AbortSignal): Promise<void> {
      await takeKind('calendar', signal)
      await takeKind('invoices', signal)
    },
    /** Takes what comes, until the signal. */
    async run(signal: AbortSignal): Promise<void> {
      await Promise.all([watch('calendar', signal), watch('invoices', signal), tidy(signal)])
    },
  }
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

async function takeCalendar(place: Place, name: string): Promise<void> {
  const { sync, folder, log, hrId, checkCodes } = place
  const over: string[] = []
  const file = await checked(place, 'calendar', name, (bytes) => checkCalendar(name, bytes, over))
  if (!file) return
  const { changes, placing } = file
  try {
    if (changes.length > 0) await checkCodes(file)
    if (changes.length > 0) await placing(() => sync.calendar.set(changes))
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error
    return refuse(place, 'calendar', name, { wrong: error.wrong, why: error.message })
  }
  await folder.taken('calendar', name)
  const past = over.length > 0 ? ` ${over.length} line(s) of dates that are over were left out.` : ''
  const message = `calendar/${name}: ${changes.length} line(s) are in the journal.${past}`
  log({ hrId, event: 'file_taken', message })
  const odd = oddPricesOf(file)
  const [first] = odd
  if (!first) return
  const where = `The first is ${first.price} of ${first.code} on ${first.date}, in line ${first.line}.`
  const warning = `calendar/${name}: ${oddPricesAre(odd.length)} ${where} They go out: where they are not meant, put the right ones in.`
  log({ hrId, event: 'odd_prices', message: warning })
}

async function takeInvoices(place: Place, name: string): Promise<void> {
  const { sync, folder, log, hrId } = place
  const invoices = await checked(place, 'invoices', name, (bytes) => checkInvoices(name, bytes))
  if (!invoices) return
  const wrong = await acceptInvoices(sync, invoices)
  const taken = invoices.length - wrong.length
  if (wrong.length > 0) {
    const why = `${name} has ${wrong.length} invoice(s) that the outbox does not take.`
    return refuse(place, 'invoices', name, { wrong, why, taken })
  }
  await folder.taken('invoices', name)
  log({ hrId, event: 'file_taken', message: `invoices/${name}: ${taken} invoice(s) are in the journal.` })
}
