import type { Reservation, ReservationState } from '@innwire/types'
import Big from 'big.js'
import type { PropertySetUp } from '../property/set-up.ts'
import { nightsBetween } from '../property/today.ts'
import type { RoomTable } from '../storage/schema.ts'
import type { BookedRoom, Booking, Money } from './booking.ts'
import { type Author, withStates } from './room-states.ts'

/** A reservation as the property API shows it. Whether it is modified differs from token to token. */
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
 * The reservation that a booking makes, with its totals in exact decimals.
 * @param before the rooms that it had before
 * @param author who says so
 * @throws {UnknownRoom} when a rate does not exist, or a room has no mapping and the property no master room
 * @throws {StateConflict}
 */
export function reservationContent(
  setUp: PropertySetUp,
  booking: Booking,
  stored: Stored,
  before: RoomLine[] = [],
  author: Author = 'channel',
): ReservationContent {
  const listed = booking.rooms.map((room, index) => ({
    line: roomLine(setUp, booking.channel_code, room, index, stored.state),
    hasState: room.state !== undefined,
  }))
  const rooms = withStates(listed, before, author)
  const activeRooms = rooms.filter((room) => room.state !== 'canceled')
  // D35
  const state = activeRooms.length > 0 ? stored.state : 'canceled'
  const counted = activeRooms.length > 0 ? activeRooms : rooms
  const sub_total = sum(counted.map((room) => room.price))
  const extras_total = sum(counted.flatMap((room) => room.extras.map((extra) => extra.price)))
  const totals = {
    sub_total,
    extras_total,
    adjustments_total: booking.adjustments_total,
    tax_total: booking.tax_total,
  }
  return {
    hr_number: stored.hr_number,
    provider_number: booking.provider_number,
    channel: booking.channel_code,
    channel_display: setUp.connections.get(booking.channel_code)?.name ?? booking.channel_code,
    state,
    guest: booking.guest,
    cancel_reason: stored.cancel_reason,
    completed_at: stored.completed_at,
    updated_at: stored.updated_at,
    sub_total: Number(sub_total),
    extras_total: Number(extras_total),
    adjustments_total: Number(booking.adjustments_total),
    tax_total: Number(booking.tax_total),
    total: Number(sum(Object.values(totals))),
    currency: booking.currency,
    checkin_date: counted.map((room) => room.checkin_date).sort()[0] ?? '',
    checkout_date:
      counted
        .map((room) => room.checkout_date)
        .sort()
        .at(-1) ?? '',
    note: booking.note,
    payment: booking.payment,
    paid_amount: Number(booking.paid_amount),
    requires_response: booking.requires_response,
    address: booking.address,
    rooms,
  }
}

function roomLine(
  setUp: PropertySetUp,
  channel: string,
  booked: BookedRoom,
  index: number,
  state: ReservationState,
): RoomLine {
  const { room, name } = findRoom(setUp, channel, booked, index)
  return {
    state: state === 'canceled' ? 'canceled' : (booked.state ?? state),
    rate_code: room.rate_code,
    inv_code: room.inv_code,
    price: Number(sum(booked.daily_prices.map((night) => night.price))),
    non_refundable: Boolean(room.non_refundable),
    nights: nightsBetween(booked.checkin_date, booked.checkout_date).length,
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
  const mapping = [...setUp.mappings.values()]
    .flat()
    .find((its) => its.channel_code === channel && its.code === booked.mapping_code)
  const room = setUp.rooms.get(mapping?.rate_code ?? '') ?? setUp.masterRoom
  if (room) return { room, name: mapping?.name ?? room.name }
  const message = `${channel} has no mapping ${booked.mapping_code}, and the property has no master room to collect the booking. Set one up.`
  throw new UnknownRoom(index, message)
}

const decimal = (value: Money) => new Big(value).toFixed()
const sum = (values: Money[]) => values.reduce<Big>((total, value) => total.plus(value), new Big(0)).toFixed()
