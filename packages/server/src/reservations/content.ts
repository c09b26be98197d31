import type { Reservation, ReservationState } from '@innwire/types'
import Big from 'big.js'
import { daysBetween } from '../dates.ts'
import type { Shown } from '../http/answer.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { ReservationTable, RoomTable } from '../storage/schema.ts'
import type { BookedRoom, Booking, BookingField, Money } from './booking.ts'
import { isOfWhole, takesRooms } from './reservation-states.ts'
import { withStates } from './room-states.ts'

/** A reservation as the property API shows it, without `modified`, which differs from token to token. */
export type ReservationContent = Omit<Reservation, 'modified'>

/** What is not part of the booking itself. */
export type Stored = Pick<
  ReservationContent,
  'hr_number' | 'state' | 'cancel_reason' | 'completed_at' | 'updated_at'
>

/** Thrown when a booked room can neither be found nor collected by a master room. */
export class UnknownRoom extends Error {
  override name = 'UnknownRoom'
  readonly index: number
  constructor(index: number, message: string) {
    super(message)
    this.index = index
  }
}

type RoomLine = ReservationContent['rooms'][number]

/**
 * With every field of the contract but a room's `total`, which our server does not write, and every field that was booked. One
 * that the property API does not show does not compile here: exclude it by name once a column of its own has it.
 */
type WholeContent = ReservationContent &
  Shown<Omit<ReservationContent & Pick<ReservationContent, BookingField>, 'rooms'>>
type WholeRoomLine = Shown<RoomLine & Pick<RoomLine, Exclude<keyof BookedRoom, 'mapping_code'>>, 'total'>

/**
 * The reservation that a booking makes, with its totals in exact decimals.
 * @param before the rooms that it had before
 * @param newRooms state of a room that it did not have before, where none is given
 * @throws {UnknownRoom} when a rate does not exist, or a room has no mapping and the property no master room
 * @throws {StateConflict}
 */
export function reservationContent(
  setUp: PropertySetUp,
  booking: Booking,
  stored: Stored,
  before: RoomLine[] = [],
  newRooms: ReservationState = 'reserved',
): WholeContent {
  const listed = booking.rooms.map((room, index) => ({
    line: roomLine(setUp, booking.channel_code, room, index, newRooms),
    hasState: room.state !== undefined,
  }))
  const rooms = withStates(listed, before)
  return {
    hr_number: stored.hr_number,
    provider_number: booking.provider_number,
    channel: booking.channel_code,
    channel_display: setUp.connections.get(booking.channel_code)?.name ?? booking.channel_code,
    // D35
    state: stateOf(rooms) ?? stored.state,
    guest: booking.guest,
    cancel_reason: stored.cancel_reason,
    completed_at: stored.completed_at,
    updated_at: stored.updated_at,
    ...countRooms(rooms, booking),
    adjustments_total: Number(booking.adjustments_total),
    tax_total: Number(booking.tax_total),
    currency: booking.currency,
    note: booking.note,
    payment: booking.payment,
    paid_amount: Number(booking.paid_amount),
    requires_response: booking.requires_response,
    address: booking.address,
    rooms,
  }
}

/** The state of a reservation whose rooms that count are all canceled (D35) or all confirmed (D24); undefined for any other. */
function stateOf(rooms: RoomLine[]): ReservationState | undefined {
  const [first, ...others] = new Set(countedRooms(rooms).map(({ state }) => state))
  return first && others.length === 0 && isOfWhole(first) ? first : undefined
}

/** The rooms that take one; all, where none does. */
function countedRooms(rooms: RoomLine[]): RoomLine[] {
  const taking = rooms.filter(takesRooms)
  return taking.length > 0 ? taking : rooms
}

/** Totals (D41) and dates (D42) of the rooms that are not canceled; of all, where all are. */
export function countRooms(
  rooms: RoomLine[],
  { adjustments_total, tax_total }: Pick<Booking, 'adjustments_total' | 'tax_total'>,
) {
  const counted = countedRooms(rooms)
  const sub_total = sum(counted.map((room) => room.price))
  const extras_total = sum(counted.flatMap((room) => room.extras.map((extra) => extra.price)))
  const datesOf = (name: 'checkin_date' | 'checkout_date') => counted.map((room) => room[name]).sort()
  return {
    sub_total: Number(sub_total),
    extras_total: Number(extras_total),
    total: Number(sum([sub_total, extras_total, adjustments_total, tax_total])),
    checkin_date: datesOf('checkin_date')[0] ?? '',
    checkout_date: datesOf('checkout_date').at(-1) ?? '',
  }
}

function roomLine(
  setUp: PropertySetUp,
  channel: string,
  booked: BookedRoom,
  index: number,
  state: ReservationState,
): WholeRoomLine {
  const { room, name } = findRoom(setUp, channel, booked, index)
  return {
    state: booked.state ?? state,
    rate_code: room.rate_code,
    inv_code: room.inv_code,
    price: Number(sum(booked.daily_prices.map((night) => night.price))),
    non_refundable: Boolean(room.non_refundable),
    nights: daysBetween(booked.checkin_date, booked.checkout_date),
    total_guest: booked.total_adult + booked.child_ages.length,
    total_adult: booked.total_adult,
    child_ages: booked.child_ages,
    name: booked.name ?? name,
    checkin_date: booked.checkin_date,
    checkout_date: booked.checkout_date,
    extra_info: booked.extra_info,
    daily_prices: booked.daily_prices.map(({ date, price }) => ({ date, price: decimal(price) })),
    extras: booked.extras.map(({ name, price }) => ({ name, price: decimal(price) })),
  }
}

/** The channel's codes for rooms of a booking that no mapping names, and until when their guests stay; null where there are none. */
export type UnmappedRooms = Pick<ReservationTable, 'unmapped_codes' | 'unmapped_until'>

export const noneUnmapped: UnmappedRooms = { unmapped_codes: null, unmapped_until: null }

/** The rooms of a booking that only the master room takes (D22). */
export function unmappedRooms(
  setUp: PropertySetUp,
  { channel_code, rooms }: Booking,
  stored: ReservationContent,
): UnmappedRooms {
  const unmapped = rooms.filter(
    (booked, index) =>
      takesRooms({ state: stored.rooms[index]?.state }) &&
      booked.rate_code === undefined &&
      !setUp.rooms.has(mappingOf(setUp, channel_code, booked)?.rate_code ?? ''),
  )
  if (unmapped.length === 0) return noneUnmapped
  const codes = new Set(unmapped.flatMap(({ mapping_code }) => mapping_code ?? []))
  const until = unmapped.map(({ checkout_date }) => checkout_date).sort()
  return { unmapped_codes: JSON.stringify([...codes]), unmapped_until: until.at(-1) ?? null }
}

const mappingOf = (setUp: PropertySetUp, channel: string, { mapping_code }: BookedRoom) =>
  [...setUp.mappings.values()].flat().find((its) => its.channel_code === channel && its.code === mapping_code)

/** The rate that was booked, and its name as the channel has it. */
function findRoom(
  setUp: PropertySetUp,
  channel: string,
  booked: BookedRoom,
  index: number,
): { room: RoomTable; name: string } {
  if (booked.rate_code !== undefined) {
    const room = setUp.rooms.get(booked.rate_code)
    if (room) return { room, name: room.name }
    throw new UnknownRoom(index, `The property has no rate ${booked.rate_code}. Set the room up first.`)
  }
  const mapping = mappingOf(setUp, channel, booked)
  const room = setUp.rooms.get(mapping?.rate_code ?? '') ?? setUp.masterRoom
  if (room) return { room, name: mapping?.name ?? room.name }
  const message = `${channel} has no mapping ${booked.mapping_code}, and the property has no master room to collect the booking. Set one up.`
  throw new UnknownRoom(index, message)
}

const decimal = (value: Money) => new Big(value).toFixed()
const sum = (values: Money[]) => values.reduce<Big>((total, value) => total.plus(value), new Big(0)).toFixed()
