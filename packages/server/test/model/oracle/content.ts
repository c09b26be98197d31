import { nightsOf } from './dates.ts'
import { exact, plain, sumOf } from './decimals.ts'
import { currency, type Rate } from './hotel.ts'
import type { World } from './world.ts'

type Amount = number | string

/** A room as a channel books it. */
export type BookedRoom = {
  mapping_code?: string
  rate_code?: string
  name?: string
  state?: 'reserved' | 'confirmed' | 'canceled'
  checkin_date: string
  checkout_date: string
  total_adult?: number
  child_ages?: number[]
  daily_prices: { date: string; price: Amount }[]
  extras?: { name: string; price: Amount }[]
}

/** What a channel says about a booking. */
export type Booking = {
  provider_number?: string
  version?: number
  guest: string
  payment: string
  note?: string
  paid_amount?: Amount
  adjustments_total?: Amount
  tax_total?: Amount
  rooms: BookedRoom[]
}

/** What the property API shows of it, except what differs from token to token and the times. */
export type Content = ReturnType<typeof contentOf>

export type State = { state: 'reserved' | 'confirmed' | 'canceled'; cancel_reason: string | null }

/** The mapped rate; the master room's where there is no mapping (D22). */
export function rateOf({ hotel }: World, channel: string, room: BookedRoom): Rate | undefined {
  const mapped = hotel.mappings.find((its) => its.channel_code === channel && its.code === room.mapping_code)
  if (room.rate_code === undefined && !mapped) return hotel.rates.find((rate) => rate.is_master)
  return hotel.rates.find((rate) => rate.rate_code === (room.rate_code ?? mapped?.rate_code))
}

export function contentOf(world: World, channel: string, booking: Booking, { state, cancel_reason }: State) {
  const rooms = booking.rooms.map((room) => roomOf(world, channel, room, state))
  const standing = rooms.filter((room) => room.state !== 'canceled')
  const { adjustments_total = 0, tax_total = 0, paid_amount = 0 } = booking
  return {
    provider_number: booking.provider_number ?? null,
    channel,
    channel_display: world.hotel.channels.find(({ code }) => code === channel)?.name ?? channel,
    state: stateOf(standing, state),
    guest: booking.guest,
    cancel_reason,
    ...countedOf(rooms, { adjustments_total, tax_total }),
    adjustments_total: Number(adjustments_total),
    tax_total: Number(tax_total),
    currency,
    note: booking.note ?? null,
    payment: booking.payment,
    paid_amount: Number(paid_amount),
    requires_response: true,
    rooms,
  }
}

/** Canceled where no room stands (D35), confirmed where each one that stands is (D24). */
function stateOf(standing: ReturnType<typeof roomOf>[], state: State['state']): State['state'] {
  if (standing.length === 0) return 'canceled'
  return standing.every((room) => room.state === 'confirmed') ? 'confirmed' : state
}

/** Of the rooms that are not canceled; of all, where all are (D41). */
export function countedOf(
  rooms: ReturnType<typeof roomOf>[],
  { adjustments_total, tax_total }: { adjustments_total: Amount; tax_total: Amount },
) {
  const standing = rooms.filter((room) => room.state !== 'canceled')
  const counted = standing.length > 0 ? standing : rooms
  const sub_total = plain(sumOf(counted.flatMap((room) => room.daily_prices.map(({ price }) => price))))
  const extras_total = plain(sumOf(counted.flatMap((room) => room.extras.map(({ price }) => price))))
  const datesOf = (name: 'checkin_date' | 'checkout_date') => counted.map((room) => room[name]).sort()
  return {
    sub_total: Number(sub_total),
    extras_total: Number(extras_total),
    total: Number(plain(sumOf([sub_total, extras_total, adjustments_total, tax_total]))),
    checkin_date: datesOf('checkin_date')[0] ?? '',
    checkout_date: datesOf('checkout_date').at(-1) ?? '',
  }
}

function roomOf(world: World, channel: string, room: BookedRoom, state: State['state']) {
  const rate = rateOf(world, channel, room)
  const mapped = world.hotel.mappings.find(
    (its) => its.channel_code === channel && its.code === room.mapping_code,
  )
  const { total_adult = 2, child_ages = [], extras = [] } = room
  return {
    state: room.state ?? state,
    rate_code: rate?.rate_code ?? '',
    inv_code: rate?.inv_code ?? '',
    price: Number(plain(sumOf(room.daily_prices.map(({ price }) => price)))),
    non_refundable: rate?.rate_code.startsWith('NR:') ?? false,
    nights: nightsOf(room).length,
    total_guest: total_adult + child_ages.length,
    total_adult,
    child_ages,
    name: room.name ?? mapped?.name ?? rate?.name ?? '',
    checkin_date: room.checkin_date,
    checkout_date: room.checkout_date,
    extra_info: '',
    daily_prices: room.daily_prices.map(({ date, price }) => ({ date, price: plain(exact(price)) })),
    extras: extras.map(({ name, price }) => ({ name, price: plain(exact(price)) })),
  }
}
