import { dateIn } from './dates.ts'
import type { Hotel, Mapping, Rate } from './hotel.ts'
import type { Posted } from './postings.ts'
import type { Reservation } from './reservations.ts'
import type { Stay } from './stays.ts'

export const fields = ['availability', 'price', 'min_stay', 'stop_sale', 'cta', 'ctd'] as const
export type Field = (typeof fields)[number]

/** Values of one date as the control API shows them, without those that are not set. */
export type Values = {
  availability?: number
  price?: string
  min_stay?: number
  stop_sale?: boolean
  cta?: boolean
  ctd?: boolean
}

/** One entry of a transaction. */
export type Entry = {
  channel: string
  mapping: string
  rate: string
  inv: string
  state: 'in_progress' | 'succeeded' | 'failed'
  /** True where only that there is a message is known. */
  message: string | true | null
  /** What it tells, by date. */
  dates: Map<string, Values>
  createdAt: number
  /** Whether it was a process of its channel, and not an entry that tells of a refusal. */
  process: boolean
}

/** Everything that the model knows of one hotel: plain maps, no rules. */
export type World = {
  hotel: Hotel
  /** The server's time, to the minute. */
  now: number
  /** The hotel's own values by code and date; availability stands at the code of the group. */
  own: Map<string, Values>
  /** Values limited to a channel by channel, code and date. */
  limited: Map<string, Values>
  /** By channel, its mapping and date. */
  told: Map<string, Values>
  /** Every transaction in the order of acceptance; its id where an answer told it. */
  updates: { id?: string; at: number; entries: Entry[] }[]
  reservations: Reservation[]
  /** Number of the change that each token received last of each reservation. */
  receipts: Map<string, number>
  changes: number
  stays: Stay[]
  posted: Map<string, Posted>
}

export const newWorld = (hotel: Hotel): World => ({
  // What is set up changes in the course of a history, which may be played again.
  hotel: { ...hotel },
  now: Date.parse(hotel.begins),
  own: new Map(),
  limited: new Map(),
  told: new Map(),
  updates: [],
  reservations: [],
  receipts: new Map(),
  changes: 0,
  stays: [],
  posted: new Map(),
})

/** The key of a map. No part holds a space. */
export const at = (...parts: string[]): string => parts.join(' ')

/** Values that are there from now on, until others are set. */
export function enter(map: Map<string, Values>, key: string, values: Values): void {
  map.set(key, { ...map.get(key), ...values })
}

export const todayOf = ({ hotel, now }: World): string => dateIn(hotel.time_zone, now)

export const ratesOf = ({ hotel }: World, inv: string): Rate[] =>
  hotel.rates.filter((rate) => rate.inv_code === inv)

export const mappingsOf = ({ hotel }: World, rateCode: string): Mapping[] =>
  hotel.mappings.filter((mapping) => mapping.rate_code === rateCode)

/** What a channel shows: what it has for itself before what the hotel has for all. */
export const effective = (world: World, channel: string, code: string, date: string): Values => ({
  ...world.own.get(at(code, date)),
  ...world.limited.get(at(channel, code, date)),
})
