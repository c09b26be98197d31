import { untilInterrupted } from '../engine/interrupt.ts'
import { type KnownHotel, type OpenHotel, openHotel } from '../engine/open-hotel.ts'
import { keepUnfinished, readUnfinished } from '../engine/unfinished-push.ts'
import { printList } from '../print.ts'
import { ask, checkAsked } from './consent.ts'
import { readStanding } from './standing.ts'

type Flags = { yes?: boolean; json?: boolean; hotelTimeout?: number }

/** Gives up what is parked of a room type or a rate, or all of it, when a person or --yes says so. Nothing is sent. */
export async function giveUpParked(
  hotel: KnownHotel,
  room: string | undefined,
  { yes, json, hotelTimeout }: Flags,
): Promise<void> {
  const asked = yes
    ? Infinity
    : await withHotel(hotel, hotelTimeout, async (opened) => (await parkedOf(opened, room)).length)
  if (asked > 0 && !yes) {
    const about = `${asked.toLocaleString('en')} value(s) are parked. Given up, the service and its channels keep what they have for these dates: a date that was to be closed stays open.`
    await ask(about, 'Give them up?', '--yes', process.stdin.isTTY)
  }
  await withHotel(hotel, hotelTimeout, async (opened) => {
    const { calendar } = opened.sync
    const parked = await parkedOf(opened, room)
    checkAsked(asked, parked.length)
    const rows = parked.map(({ channel = null, ...value }) => ({ ...value, channel }))
    const columns: Parameters<typeof printList<(typeof rows)[number]>>[1] = [
      ['CODE', (row) => row.code],
      ['DATE', (row) => row.date],
      ['FIELD', (row) => row.field],
      ['VALUE', (row) => row.value],
      ['BY', (row) => row.channel ?? 'the service'],
      ['WHY', (row) => row.reason],
    ]
    await calendar.dropParked(room === undefined ? undefined : { inv_code: room })
    const place = { store: opened.store, hrId: hotel.hrId }
    const left = await readUnfinished(place)
    if (left?.written) {
      const { waiting, refused, numbersLeft: numbers } = await readStanding(calendar, left.spans)
      const isLeft = waiting > 0 || numbers > 0 || refused.length > 0
      await keepUnfinished(place, isLeft ? { ...left, numbers } : undefined)
    }
    printList(rows, columns, 'Nothing is parked.', json)
    process.stderr.write(`${rows.length} value(s) given up.\n`)
  })
}

/** What is parked of a room type or a rate; without one, of all. */
export const parkedOf = async ({ sync }: Pick<OpenHotel, 'sync'>, room: string | undefined) =>
  (await sync.calendar.parked()).filter(({ code }) => room === undefined || code === room)

/** Has the hotel for as long as the work takes. Nothing is sent. */
export async function withHotel<Result>(
  hotel: KnownHotel,
  hotelTimeout: number | undefined,
  work: (opened: OpenHotel) => Promise<Result>,
): Promise<Result> {
  const { signal, done } = untilInterrupted()
  const opened = await openHotel(hotel, { signal, hotelTimeout, startsLater: true }).finally(done)
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}
