import { type Journal, type Kept, put, remove } from '../engine/journal.ts'
import type { EntryChange } from '../store/store.ts'
import type { DownChannel } from './channels.ts'
import { type Day, type DayAt, keyOf, placeOf } from './day.ts'
import type { Update } from './sent-values.ts'

/** A request that may be under way, or may still be applied though its answer was lost. */
export type Flight = {
  request: number
  update: Update
  /** Until when it may still be applied, by the machine's clock; undefined while it is under way. */
  until?: number
}

/** A transaction whose end is not known yet. */
export type OpenTransaction = {
  request: number
  id: string
  update: Update
  /** When it was sent; undefined while the clock is not sure. */
  at?: number
  /** When to look, and how often that was done. */
  nextAt: number
  looks: number
  /** How often in a row the service did not know it. */
  missing?: number
  /** How often in a row its answer lacked entries, or contradicted itself. */
  incomplete?: number
  /** Channel and group of what has ended already. */
  ended: string[]
  /** Some of it was sent again, because a channel had failed. */
  again: boolean
}

/** How a transaction ended, by channel and group: null for good, or why it failed. */
export type Result = {
  id: string
  at: number
  channels: Record<string, Record<string, string | null>>
  /** The service no longer says how it ended for the others. */
  gone?: true
}

/** A night that bookings have moved since its availability was set for everyone. */
export type Moved = {
  /** Channels whose own availability was set since. */
  stated?: string[]
  /** A number that is held for it was told of. */
  told?: true
}

/** Rooms that a booking has taken of a group on a night, until it is handed over. */
export type BookedRooms = {
  /** The same for the same version of the booking. */
  key: string
  code: string
  date: string
  rooms: number
  /** When the booking changed, in milliseconds since 1970; 0: nobody knows. */
  at: number
  /** Key of the reservation, and its version. */
  number: string
  version: number
  /** The journal has met it for the first time, and the PMS may have it from elsewhere. */
  mayBeKnown?: true
  /** The number that was set before is lowered by them, or need not be. */
  lowered?: true
}

/** A version that was handed over, with the rooms that numbers set meanwhile were lowered by in vain. */
export type HandedRooms = {
  number: string
  version: number
  back: { code: string; date: string; scope: string; rooms: number; said: number }[]
}

const names = {
  days: 'calendar',
  waiting: 'calendar-waiting',
  parked: 'calendar-parked',
  moved: 'calendar-moved',
  booked: 'calendar-booked',
  handed: 'calendar-handed',
  flights: 'calendar-flight',
  transactions: 'calendar-transaction',
  results: 'calendar-result',
  channels: 'calendar-channel',
  count: 'calendar-count',
} as const

const lastRequest = 'request'
/** The last request whose transaction id says nothing any more. */
const forgottenIds = 'forgotten-ids'
/** Numbers as keys, in their order. */
const numberKey = (request: number) => String(request).padStart(15, '0')

const handedKey = ({ number, version }: HandedRooms) => `${number}/${version}`

const dropDay = (key: string) =>
  [names.days, names.waiting, names.parked, names.moved].map((name) => remove(name, key))

const dayAt = ({ key, value }: Kept<Day>): DayAt => ({ ...placeOf(key), day: value })

/** A prefix may also begin another code. */
const within = (code: string, from: string, to: string) => (place: { code: string; date: string }) =>
  place.code === code && place.date >= from && place.date <= to

export type CalendarJournal = ReturnType<typeof calendarJournal>

/** Where the calendar push keeps what it knows. */
export const calendarJournal = ({ get, list, pages, write }: Journal) => {
  async function all<Value>(name: string): Promise<Kept<Value>[]> {
    const entries: Kept<Value>[] = []
    for await (const page of pages<Value>(name)) entries.push(...page)
    return entries
  }
  const values = async <Value>(name: string) => (await all<Value>(name)).map(({ value }) => value)

  return {
    write,
    day: (code: string, date: string) => get<Day>(names.days, keyOf(code, date)),
    /** The days of a code from one date to another that are known. */
    days: async (code: string, from: string, to: string): Promise<DayAt[]> =>
      (await list<Day>(names.days, { prefix: keyOf(code, '') })).map(dayAt).filter(within(code, from, to)),
    async *allDays(): AsyncGenerator<DayAt[]> {
      for await (const page of pages<Day>(names.days)) yield page.map(dayAt)
    },
    /** Places of days of which something must still be sent, and since when, page by page. */
    async *waiting(): AsyncGenerator<{ code: string; date: string; since: number }[]> {
      for await (const page of pages(names.waiting))
        yield page.map(({ key, value }) => ({ ...placeOf(key), since: Number(value) }))
    },
    /** The first days of a code that are over. */
    async over(code: string, today: string): Promise<EntryChange[]> {
      const days = await list(names.days, { prefix: keyOf(code, ''), limit: 60 })
      return days
        .filter(({ key }) => placeOf(key).code === code && placeOf(key).date < today)
        .flatMap(({ key }) => dropDay(key))
    },
    dropDay: (code: string, date: string) => dropDay(keyOf(code, date)),
    /** Nights of which the service has moved the availability itself, until they are set again. */
    moved: async () => new Map((await all<Moved>(names.moved)).map(({ key, value }) => [key, value])),
    keepMoved: (key: string, moved: Moved | undefined) =>
      moved ? put(names.moved, key, moved) : remove(names.moved, key),
    /** Rooms that bookings have taken which the PMS has not been handed, or that no number was lowered by yet. */
    booked: () => values<BookedRooms>(names.booked),
    keepBooked: (booked: BookedRooms) => put(names.booked, booked.key, booked),
    dropBooked: ({ key }: BookedRooms) => remove(names.booked, key),
    handedRooms: () => values<HandedRooms>(names.handed),
    keepHanded: (handed: HandedRooms) => put(names.handed, handedKey(handed), handed),
    dropHanded: (handed: HandedRooms) => remove(names.handed, handedKey(handed)),
    /** Keys of days of which something is parked. */
    parked: async () => (await all(names.parked)).map(({ key }) => key),
    keepParked: (key: string, isParked: boolean) =>
      isParked ? put(names.parked, key, 1) : remove(names.parked, key),
    /** @param since when something of it must be sent, null: nothing must; undefined: as before */
    keepDay({ code, date, day }: DayAt, since: number | null | undefined): EntryChange[] {
      const key = keyOf(code, date)
      const kept = put(names.days, key, day)
      if (since === undefined) return [kept]
      return [kept, since === null ? remove(names.waiting, key) : put(names.waiting, key, since)]
    },
    lastRequest: async () => Number((await get(names.count, lastRequest)) ?? 0),
    flights: async () => (await list<Flight>(names.flights)).map(({ value }) => value),
    keepFlight: (flight: Flight): EntryChange[] => [
      put(names.flights, numberKey(flight.request), flight),
      ...(flight.until === undefined ? [put(names.count, lastRequest, flight.request)] : []),
    ],
    dropFlight: (request: number) => remove(names.flights, numberKey(request)),
    transactions: () => values<OpenTransaction>(names.transactions),
    transaction: (request: number) => get<OpenTransaction>(names.transactions, numberKey(request)),
    keepTransaction: (open: OpenTransaction) => put(names.transactions, numberKey(open.request), open),
    dropTransaction: (request: number) => remove(names.transactions, numberKey(request)),
    result: (request: number) => get<Result>(names.results, numberKey(request)),
    keepResult: (request: number, result: Result) => put(names.results, numberKey(request), result),
    /** Ids that answers have had, since they were last forgotten, in the order of the requests. */
    async knownIds(): Promise<{ id: string; at: number | undefined }[]> {
      const forgotten = numberKey(Number((await get(names.count, forgottenIds)) ?? 0))
      const kept = [
        ...(await all<Result>(names.results)),
        ...(await all<OpenTransaction>(names.transactions)),
      ]
      const known = kept.filter(({ key }) => key > forgotten)
      return known
        .sort((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ value: { id, at } }) => ({ id, at }))
    },
    /** The service may give these ids again. */
    forgetIds: (request: number) => put(names.count, forgottenIds, request),
    /** Requests that have a result. */
    results: async () => (await all(names.results)).map(({ key }) => Number(key)),
    dropResult: (request: number) => remove(names.results, numberKey(request)),
    channels: () => values<DownChannel>(names.channels),
    keepChannel: (key: string, down: DownChannel | undefined) =>
      down ? put(names.channels, key, down) : remove(names.channels, key),
  }
}
