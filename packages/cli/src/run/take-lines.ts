import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { checkCalendar } from '../calendar/read-file.ts'
import { WrongUse } from '../failure.ts'
import { jsonEntries } from '../json-entries.ts'
import { checkInvoices } from '../postings/read-invoices.ts'
import { type Place, WrongFile, type WrongPlace } from '../wrong-lines.ts'
import { acceptInvoices } from './accept-invoices.ts'
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

/** So many may wait for their hotel before no more are read. */
const mostWaiting = 1000
const againMs = 2000

type Input = { hotels: ServedHotel[]; signal: AbortSignal; log: Log }

/**
 * Takes lines of standard input: calendar rows, and invoices, which have a `transaction_id`. Each is answered by a line when the
 * journal has it. A line without an answer must be given again.
 */
export async function takeLines({ hotels, signal, log }: Input): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  // Who reads the answers no longer gives the lines again that it has none for.
  process.stdout.removeAllListeners('error').on('error', () => {})
  const aborted = new Promise<undefined>((resolve) => {
    const stop = () => {
      lines.close()
      resolve(undefined)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  /** By hotel: the lines of one go in their order, and wait for no other. */
  const last = new Map<ServedHotel, Promise<void>>()
  let waiting = 0
  let line = 0
  try {
    for await (const text of lines) {
      line += 1
      if (signal.aborted) return
      if (text.trim() === '') continue
      const found = hotelOf(text, hotels)
      if ('wrong' in found) {
        answer({ line, taken: false, wrong: found.wrong.map((place) => ({ ...place, line })) })
        continue
      }
      const { hotel, values, placeOf } = found
      const number = line
      waiting += 1
      const taking = (last.get(hotel) ?? Promise.resolve()).then(async () => {
        await takeLine({ hotel, values, placeOf, line: number, signal, aborted, log })
        waiting -= 1
      })
      last.set(hotel, taking)
      if (waiting >= mostWaiting) await Promise.race([...last.values(), aborted])
    }
    if (!signal.aborted)
      log({ event: 'input_ended', message: 'Standard input has ended. Files are still taken.' })
  } finally {
    await Promise.all(last.values())
    process.stdin.destroy()
  }
}

function answer(its: Answer): void {
  process.stdout.write(`${JSON.stringify(its)}\n`)
}

type Found =
  | {
      hotel: ServedHotel
      values: Record<string, unknown>
      /** In the line as it came. @param name such as `posts[0].amount` */
      placeOf(name: string | undefined): Place
    }
  | { wrong: WrongPlace[] }

function hotelOf(text: string, hotels: ServedHotel[]): Found {
  const wrong: WrongPlace[] = []
  const [entry] = [...jsonEntries(text, wrong)]
  if (!entry) return { wrong }
  const { value, whole, fields } = entry
  if (typeof value !== 'object' || value === null || text.trimStart().startsWith('['))
    return { wrong: [{ ...whole, message: 'Give an object: a row of the calendar, or an invoice.' }] }
  const { hr_id, ...values } = value as Record<string, unknown>
  const placeOf = (name = '') => fields.get(name.split(/[.[]/, 1)[0] ?? '') ?? whole
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
}

/** Never rejects: a journal that fails is tried again, and what is not taken when innwire ends has no answer. */
async function takeLine(given: Given): Promise<void> {
  const { hotel, line, signal, log, placeOf } = given
  const placed = (wrong: WrongPlace[]) => wrong.map((one) => ({ ...one, ...placeOf(one.name), line }))
  for (let told = false; !signal.aborted; ) {
    try {
      const wrong = await accept(given)
      if (!wrong) return
      answer({ line, taken: wrong.length === 0, ...(wrong.length > 0 && { wrong: placed(wrong) }) })
      return
    } catch (error) {
      if (error instanceof WrongUse) {
        const [message = ''] = error.message.split('\n')
        answer({ line, taken: false, wrong: error instanceof WrongFile ? placed(error.wrong) : [], message })
        return
      }
      const message = `Line ${line} waits: ${(error as Error).message} It is tried again.`
      if (!told && !signal.aborted) log({ hrId: hotel.hrId, event: 'intake_failed', message })
      told = true
      await pause(againMs, undefined, { signal }).catch(() => {})
    }
  }
}

/** @returns what is wrong; undefined where innwire ends before */
async function accept({ hotel, values, line, aborted }: Given): Promise<WrongPlace[] | undefined> {
  const sync = await Promise.race([aborted, hotel.opened()])
  if (!sync) return undefined
  const name = `Line ${line} of standard input`
  const bytes = Buffer.from(JSON.stringify(values))
  if ('transaction_id' in values)
    return acceptInvoices(
      sync,
      checkInvoices(name, bytes).map((one) => ({ ...one, line })),
    )
  const content = await checkCalendar(name, bytes)
  const { changes, placing } = content
  await hotel.checkCodes(content)
  await placing(() => sync.calendar.set(changes))
  return []
}
