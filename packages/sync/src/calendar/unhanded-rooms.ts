import type { BookedNights } from '../reservations/nights.ts'
import { type Rooms, roomsTaken, type Statement } from './booked-nights.ts'
import type { Calendar } from './calendar.ts'
import type { BookedRooms, HandedRooms } from './calendar-journal.ts'
import { type Cell, everyone } from './cell.ts'
import { openDates } from './choose-changes.ts'
import { type DayAt, keyOf } from './day.ts'
import { addRooms, stateRooms } from './free-rooms.ts'

/** The clock that an availability was stated by, and that of the booking, may differ by so much and nobody notices. */
const clockToleranceMs = 3_600_000
/** So many nights are written at once. */
const nightsAtOnce = 200

/** Rooms of bookings that the PMS has not been handed: no number that it sets has them in it. */
export type UnhandedRooms = BookedNights & {
  /** Brings the numbers in line with what bookings took; call it with the mutex of the calendar held. */
  apply(): Promise<void>
  /** States an availability, less the rooms of bookings that wait to be handed over. */
  state(at: DayAt, cell: Cell, value: number, channels: string[] | undefined): void
}

/** What is set while the handler is called: it may have the booking in it, which is known when the handler has ended. */
type Attempt = {
  version: number
  running: boolean
  back: Map<string, Rooms & { scope: string; said: number }>
}

/**
 * Nothing is raised, neither by a cancellation nor by a stay that moves away: the PMS says what is free.
 * What is to be done is in the journal alone: a write that seemed to fail may be there, too.
 * Without the feed nothing is handed over, so that no number is stated less.
 */
export function openUnhandedRooms(calendar: Calendar, { bookings, feed }: Statement): UnhandedRooms {
  const { engine, journal, days, schedule, now } = calendar
  const keeps = bookings === 'keep availability'
  /** There may be something to apply: the process before may have left it. */
  let waits = true
  /** Something is being written, or its write has failed. */
  let unwritten = false
  let unhanded = new Map<string, BookedRooms[]>()
  /** The newest version of each reservation that has rooms here, that was handed over, and that the handler was given. */
  const newest = new Map<string, number>()
  const handed = new Map<string, number>()
  const attempts = new Map<string, Attempt>()
  let lastSaid = 0

  const isHanded = ({ number, version }: BookedRooms) => version <= (handed.get(number) ?? 0)
  /**
   * Of a booking that the PMS may have from elsewhere, only the time tells whether a number has it in it. Where the service
   * lowers its own number, nobody has to know: a number less is the safe one.
   */
  const isIn = ({ mayBeKnown, at }: BookedRooms, stated: number) =>
    keeps && mayBeKnown === true && at > 0 && at < stated - clockToleranceMs

  async function lower(some: BookedRooms[], over: (booked: BookedRooms) => boolean) {
    const loaded = await days.load(some)
    const touched = new Set<DayAt>()
    for (const [index, booked] of some.entries()) {
      const at = loaded[index] as DayAt
      const cell = at.day.cells.availability
      if (booked.lowered || !cell || isIn(booked, at.day.stated ?? 0)) continue
      addRooms(cell, Object.keys(cell.wanted), -booked.rooms)
      touched.add(at)
    }
    const changes = some.flatMap((booked) => {
      if (over(booked)) return [journal.dropBooked(booked)]
      return booked.lowered ? [] : [journal.keepBooked({ ...booked, lowered: true })]
    })
    await days.save([...touched], changes)
    return touched.size > 0
  }

  /** Numbers that were set while the handler took the booking have it in them. */
  async function giveBack(ended: HandedRooms[]) {
    const all = ended.flatMap(({ back }) => back)
    const loaded = await days.load(all)
    const touched = new Set<DayAt>()
    for (const [index, { scope, rooms, said }] of all.entries()) {
      const at = loaded[index] as DayAt
      const cell = at.day.cells.availability
      if (!cell || cell.said?.[scope] !== said) continue
      addRooms(cell, [scope], rooms)
      touched.add(at)
    }
    await days.save([...touched], ended.map(journal.dropHanded))
    return touched.size > 0
  }

  async function applyAll() {
    const ended = await journal.handedRooms()
    const upTo = new Map<string, number>()
    for (const { number, version } of ended) upTo.set(number, Math.max(version, upTo.get(number) ?? 0))
    const over = ({ number, version }: BookedRooms) => version <= (upTo.get(number) ?? 0)
    const all = await journal.booked()
    let touched = false
    for (let from = 0; from < all.length; from += nightsAtOnce)
      touched = (await lower(all.slice(from, from + nightsAtOnce), over)) || touched
    if (ended.length > 0) touched = (await giveBack(ended)) || touched
    const rest = all
      .filter((booked) => !over(booked))
      .map((booked) => ({ ...booked, lowered: true as const }))
    unhanded = Map.groupBy(rest, ({ code, date }) => keyOf(code, date))
    for (const { number, version } of rest) newest.set(number, Math.max(version, newest.get(number) ?? 0))
    for (const [number, version] of upTo) {
      if ((newest.get(number) ?? 0) <= version) for (const map of [newest, handed]) map.delete(number)
      if ((attempts.get(number)?.version ?? 0) <= version) attempts.delete(number)
    }
    if (touched) schedule.resume(now())
    if (days.urgent(now(), openDates(engine.clock.span()).last)) schedule.hurry()
  }

  return {
    lowers: keeps,
    changesFor(_, stays) {
      const all = stays.flatMap(roomsTaken)
      for (const { number, version } of all) newest.set(number, version)
      if (all.length > 0) waits = unwritten = true
      return all.map((booked) => journal.keepBooked({ ...booked, ...(!keeps && { lowered: true }) }))
    },
    written() {
      if (!waits) return
      unwritten = false
      calendar.lower()
    },
    called({ number, version }) {
      if (newest.has(number)) attempts.set(number, { version, running: true, back: new Map() })
    },
    failed({ number }) {
      const attempt = attempts.get(number)
      if (attempt) attempt.running = false
    },
    handedOver({ number, version }) {
      if (!newest.has(number)) return []
      waits = unwritten = true
      handed.set(number, version)
      const attempt = attempts.get(number)
      const back = attempt && attempt.version <= version ? [...attempt.back.values()] : []
      return [journal.keepHanded({ number, version, back })]
    },
    async apply() {
      if (!waits) return
      waits = unwritten
      try {
        await applyAll()
      } catch (error) {
        waits = true
        throw error
      }
    },
    state({ code, date }, cell, value, channels) {
      const place = keyOf(code, date)
      const time = engine.clock.span().earliest
      const waiting = (feed && unhanded.get(place)) || []
      const missing = waiting.filter((booked) => !isHanded(booked) && !isIn(booked, time))
      if (missing.length === 0) {
        stateRooms(cell, value, channels)
        return
      }
      lastSaid = Math.max(lastSaid + 1, now())
      stateRooms(cell, value - sum(missing), channels, lastSaid)
      for (const [number, ofOne] of Map.groupBy(missing, (booked) => booked.number)) {
        const attempt = attempts.get(number)
        if (!attempt?.running) continue
        const rooms = sum(ofOne.filter(({ version }) => version <= attempt.version))
        for (const scope of channels ?? [everyone])
          attempt.back.set(`${place}/${scope}`, { code, date, rooms, scope, said: lastSaid })
      }
    },
  }
}

const sum = (all: Rooms[]) => all.reduce((total, { rooms }) => total + rooms, 0)
