import { type CalendarField, calendarFields, type DailyUpdate, type RangeUpdate } from '@innwire/types'
import type { ListedRoom } from './listed-room.ts'

/** Values of one date for one target, within the bounds of `@innwire/types`. A missing field stays as it is. */
export type CellValues = {
  /** Rooms left to sell, by our reading (D23); a whole number from 0 to `mostAvailability`. */
  availability?: number
  /** Decimal text, 0 or more, by `pricePattern`, such as `119.90`. */
  price?: string
  /** Nights, from 1 to `longestMinStay`. */
  min_stay?: number
  /** 1: nothing is sold. */
  stop_sale?: 0 | 1
  /** Closed to arrival. */
  cta?: 0 | 1
  /** Closed to departure. */
  ctd?: 0 | 1
}

/** A room type with its master rate, or one rate, which takes prices only. */
export type Target = { inv_code: string } | { rate_code: string }

/**
 * Wanted values of one date of one target; later changes win, field by field. With `channel_codes` they are meant for
 * these channels alone, until a later change for all channels; that the service keeps them so long is our reading (D58).
 */
export type CalendarChange = Target &
  CellValues & {
    /** As `2026-12-24`. */
    date: string
    /** Only these channels get the values; without it, all. */
    channel_codes?: string[]
  }

/**
 * Bounds of one request, at most those of `@innwire/types`. The service states the dates; the others are those of our
 * server (D29, D32).
 */
export type PlanLimits = {
  /** Most dates of a target in a daily request, in all of its entries: `mostDates`. */
  datesPerTarget: number
  /** Most bytes of the JSON body of a daily request: `mostBytes`. */
  bodyBytes: number
  /** Most days of a range, first and last included: `mostDaysInRange`. With 0 there are no ranges. */
  rangeDays: number
  /** Most entries in `rooms` of a daily request: `mostRooms`. */
  rooms: number
}

/** Settings of a plan. */
export type PlanOptions = {
  /** Narrower limits than these. */
  limits?: Partial<PlanLimits> | undefined
  /** The list of rooms as the service gives it: what a target may not receive is refused, not sent. */
  rooms?: ListedRoom[] | undefined
}

type Measures = {
  /** Dates of targets that the request sets; a date of two entries counts twice. */
  cells: number
  /** Bytes of the query without token and hotel id, or of the JSON body, as `@innwire/client` sends them. */
  bytes: number
  /** Whether it closes dates: stop_sale 1 or availability 0. Such a request sets nothing else. */
  urgent: boolean
}

/** One request of a plan, to be sent in its place. */
export type PlannedRequest =
  | ({ kind: 'range'; update: RangeUpdate } & Measures)
  | ({ kind: 'daily'; update: DailyUpdate } & Measures)

/** What of a change is not sent, and why. */
export type RefusedChange = {
  /** As it was given. */
  change: CalendarChange
  /** What is wrong, as a sentence. */
  reason: string
}

/** The requests that bring the calendar to the wanted values, and what must stay unsent. */
export type CalendarPlan = {
  /** In the order of sending. */
  requests: PlannedRequest[]
  /** Changes that are in no request. */
  refused: RefusedChange[]
  /** Of all requests together. */
  bytes: number
}

/** The values of one date, as a daily request holds them. */
export type DateValues = CellValues & { date: string }

/** The shortest text of a decimal, so that 119.90 and 119.9 are one value. */
export const shortestDecimal = (text: string): string =>
  text.replace(/^0+(?=\d)/, '').replace(/\.0*$|(\.\d*?)0+$/, '$1')

export const closes = (field: CalendarField, value: unknown): boolean =>
  (field === 'stop_sale' && value === 1) || (field === 'availability' && value === 0)

export const isClosing = (values: CellValues) => calendarFields.some((field) => closes(field, values[field]))

/** A request that has no place in a plan yet: its first date, and whether it has values for single channels. */
export type Draft = PlannedRequest & { first: string; limited: boolean }

/** After so many loop steps, a planning step yields. */
export const stepsAtOnce = 500
