import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { checkCalendar } from '../calendar/read-file.ts'
import { WrongFile, type WrongPlace } from '../calendar/wrong-lines.ts'
import { WrongUse } from '../failure.ts'
import { checkInvoices } from '../postings/read-invoices.ts'
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

type Place = { hotels: ServedHotel[]; signal: AbortSignal; log: Log }

/**
 * Takes lines of standard input: calendar rows, and invoices, which have a `transaction_id`. Each is answered by a line when the
 * journal has it. A line without an answer must be given again.
 */
export async function takeLines({ hotels, signal, log }: Place): Promise<void> {
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
      if ('message' in found) {
        answer({ line, taken: false, wrong: [{ line, column: 1, message: found.message }] })
        continue
      }
      const { hotel, values } = found
      const number = line
      waiting += 1
      const taking = (last.get(hotel) ?? Promise.resolve()).then(async () => {
        await takeLine({ hotel, values, line: number, signal, aborted, log })
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

type Found = { hotel: ServedHotel; values: Record<string, unknown> } | { message: string }

function hotelOf(text: string, hotels: ServedHotel[]): Found {
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch (error) {
    return { message: `This is not JSON: ${(error as Error).message}.` }
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { message: 'Give an object: a row of the calendar, or an invoice.' }
  const { hr_id, ...rest } = values as Record<string, unknown>
  const hotel =
    hr_id === undefined && hotels.length === 1 ? hotels[0] : hotels.find(({ hrId }) => hrId === hr_id)
  if (hotel) return { hotel, values: rest }
  return { message: `Give the hotel as "hr_id": ${hotels.map(({ hrId }) => hrId).join(', ')}.` }
}

type Given = {
  hotel: ServedHotel
  values: Record<string, unknown>
  line: number
  signal: AbortSignal
  aborted: Promise<undefined>
  log: Log
}

/** Never rejects: a journal that fails is tried again, and what is not taken when innwire ends has no answer. */
async function takeLine(given: Given): Promise<void> {
  const { hotel, line, signal, log } = given
  for (let told = false; !signal.aborted; ) {
    try {
      const wrong = await accept(given)
      if (!wrong) return
      answer({ line, taken: wrong.length === 0, ...(wrong.length > 0 && { wrong }) })
      return
    } catch (error) {
      if (error instanceof WrongUse) {
        const places = error instanceof WrongFile ? error.wrong.map((place) => ({ ...place, line })) : []
        const [message = ''] = error.message.split('\n')
        answer({ line, taken: false, wrong: places, message })
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
  const { changes, placing } = await checkCalendar(name, bytes)
  await placing(() => sync.calendar.set(changes))
  return []
}
