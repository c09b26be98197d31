import { setTimeout as pause } from 'node:timers/promises'
import { mostBytes } from '@innwire/types'
import { wrongDates } from '../calendar/open-dates.ts'
import { checkCalendar } from '../calendar/read-file.ts'
import { WrongUse } from '../failure.ts'
import { inputLines } from '../input-lines.ts'
import { jsonEntries } from '../json-entries.ts'
import { checkInvoices } from '../postings/read-invoices.ts'
import { type Place, WrongFile, type WrongPlace } from '../wrong-lines.ts'
import { acceptInvoices } from './accept-invoices.ts'
import { type LineQueue, openLineQueue } from './line-queue.ts'
import type { Log } from './log.ts'
import type { ServedHotel } from './serve-hotel.ts'

/** What is said about a line of standard input, on standard output. */
type Answer = {
  /** Counted from 1. */
  line: number
  /** Whether the journal has it: it need not be given again. */
  taken: boolean
  wrong?: WrongPlace[]
  message?: string
}

/** So many may wait for a hotel before no more are read, or taken for one that is not served. */
const mostWaiting = 1000
const againMs = 2000

type Input = { hotels: ServedHotel[]; signal: AbortSignal; log: Log }

/**
 * Takes lines of standard input: calendar rows, and invoices, which have a `transaction_id`. Each is answered by a line when the
 * journal has it. A line without an answer must be given again.
 */
export async function takeLines({ hotels, signal, log }: Input): Promise<void> {
  // Who reads the answers no longer gives the lines again that it has none for.
  process.stdout.removeAllListeners('error').on('error', () => {})
  const aborted = new Promise<undefined>((resolve) => {
    const stop = () => {
      process.stdin.destroy()
      resolve(undefined)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  const answer: Answering = (its) => Promise.race([written(`${JSON.stringify(its)}\n`), aborted])
  /** By hotel: the lines of one go in their order, and wait for no other. */
  const queues = new Map<ServedHotel, LineQueue>()
  let line = 0
  try {
    for await (const text of inputLines(process.stdin)) {
      line += 1
      if (signal.aborted) return
      if (text?.trim() === '') continue
      const found = await hotelOf(text, hotels)
      if ('wrong' in found) {
        await answer({ line, taken: false, wrong: found.wrong.map((place) => ({ ...place, line })) })
        continue
      }
      const { hotel } = found
      const queue = queues.get(hotel) ?? openLineQueue()
      queues.set(hotel, queue)
      if (queue.waiting >= mostWaiting && (queue.isFailing() || !hotel.sync())) {
        await answer({ line, taken: false, wrong: [], message: notServed(hotel) })
        continue
      }
      const given = { ...found, line, signal, aborted, log, answer, queue }
      queue.waiting += 1
      queue.last = queue.last.then(async () => {
        await takeLine(given)
        queue.waiting -= 1
      })
      if (queue.waiting >= mostWaiting) await Promise.race([queue.last, queue.failing(), aborted])
    }
    if (!signal.aborted)
      log({ event: 'input_ended', message: 'Standard input has ended. Files are still taken.' })
  } catch (error) {
    // What is cut off is given again.
    if (!signal.aborted) throw error
  } finally {
    await Promise.all([...queues.values()].map(({ last }) => last))
    process.stdin.destroy()
  }
}

const notServed = ({ hrId }: ServedHotel) =>
  `${hrId} is not served now, and ${mostWaiting} lines wait for it. Give this one again later; the log says why.`

type Answering = (its: Answer) => Promise<void>

/** Resolves when the reader has room for more. */
const written = (text: string) =>
  new Promise<void>((resolve) => {
    process.stdout.write(text, () => resolve())
  })

type Found =
  | {
      hotel: ServedHotel
      values: Record<string, unknown>
      /** In the line as it came. @param name such as `posts[0].amount` */
      placeOf(name: string | undefined): Place
    }
  | { wrong: WrongPlace[] }

async function hotelOf(text: string | undefined, hotels: ServedHotel[]): Promise<Found> {
  const start = { line: 1, column: 1 }
  if (text === undefined) {
    const message = `The line has more than ${mostBytes.toLocaleString('en')} bytes. Split it.`
    return { wrong: [{ ...start, message }] }
  }
  const wrong: WrongPlace[] = []
  const { value: entry } = await jsonEntries(text, wrong).next()
  if (!entry) return { wrong }
  const { value, at } = entry
  if (typeof value !== 'object' || value === null || text.trimStart().startsWith('['))
    return { wrong: [{ ...at(), message: 'Give an object: a row of the calendar, or an invoice.' }] }
  const { hr_id, ...values } = value as Record<string, unknown>
  const placeOf = (name = '') => at(name.split(/[.[]/, 1)[0])
  const hotel =
    hr_id === undefined && hotels.length === 1 ? hotels[0] : hotels.find(({ hrId }) => hrId === hr_id)
  if (hotel) return { hotel, values, placeOf }
  const message = `Give the hotel as "hr_id": ${hotels.map(({ hrId }) => hrId).join(', ')}.`
  return { wrong: [{ ...placeOf('hr_id'), message }] }
}

type Given = {
  hotel: ServedHotel
  values: Record<string, unknown>
  placeOf(name: string | undefined): Place
  line: number
  signal: AbortSignal
  aborted: Promise<undefined>
  log: Log
  answer: Answering
  queue: Pick<LineQueue, 'fails' | 'goesOn'>
}

/** Never rejects: a journal that fails is tried again, and what is not taken when innwire ends has no answer. */
async function takeLine(given: Given): Promise<void> {
  const { hotel, line, signal, log, placeOf, answer, queue } = given
  const placed = (wrong: WrongPlace[]) => wrong.map((one) => ({ ...one, ...placeOf(one.name), line }))
  for (let told = false; !signal.aborted; ) {
    try {
      const wrong = await accept(given)
      queue.goesOn()
      if (!wrong) return
      await answer({ line, taken: wrong.length === 0, ...(wrong.length > 0 && { wrong: placed(wrong) }) })
      return
    } catch (error) {
      if (error instanceof WrongUse) {
        const [message = ''] = error.message.split('\n')
        const wrong = error instanceof WrongFile ? placed(error.wrong) : []
        await answer({ line, taken: false, wrong, message })
        return
      }
      queue.fails()
      const message = `Line ${line} waits: ${(error as Error).message} It is tried again.`
      if (!told && !signal.aborted) log({ hrId: hotel.hrId, event: 'intake_failed', message })
      told = true
      await pause(againMs, undefined, { signal }).catch(() => {})
    }
  }
}

/** @returns what is wrong; undefined where innwire ends before */
async function accept({ hotel, values, line, aborted }: Given): Promise<WrongPlace[] | undefined> {
  const place = await Promise.race([aborted, hotel.opened()])
  if (!place) return undefined
  const { sync, codes } = place
  const name = `Line ${line} of standard input`
  const bytes = Buffer.from(JSON.stringify(values))
  if ('transaction_id' in values)
    return acceptInvoices(
      place,
      (await checkInvoices(name, bytes)).map((one) => ({ ...one, line })),
    )
  const content = await checkCalendar(name, bytes)
  const { changes, placing } = content
  const dates = await place.dates()
  if (dates) content.refuse(wrongDates(changes, dates))
  await codes.check(content)
  await placing(() => sync.calendar.set(changes))
  return []
}
