import type { Stay } from '../../src/generated/control.ts'
import { type Addresses, control } from './calls.ts'

/** Days from today on; the hotel's time zone is UTC, and no test reaches back to today. */
export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The days that are written to; one array, so that a midnight within the test changes nothing. */
export const days = Array.from({ length: 15 }, (_, index) => day(10 + index))

/** Groups with one writer each, so that what each must hold is known. */
export const dailyGroups = ['HR:1', 'HR:2', 'HR:3'] as const
export const rangeGroups = ['HR:4', 'HR:5'] as const
/** The group that is booked, and how many there are of it. */
export const bookedGroup = 'HR:6'
export const bookable = 5000

const groups = [...dailyGroups, ...rangeGroups, bookedGroup]

/** Rates; the last one has no calendar of its own but its group's availability. */
export const rates = [
  ...groups.map((code) => ({ rate_code: code, inv_code: code })),
  { rate_code: 'NR:HR:1', inv_code: 'HR:1' },
]

export type Mapping = { channel_code: string; mapping_code: string; rate_code: string; inv_code: string }

/** Every rate on three channels, one of them also on the one that is reached over HTTP. */
export const mappings: Mapping[] = [
  ...['bookingcom', 'expedia', 'online'].flatMap((channel_code) =>
    rates.map((rate) => ({ ...rate, channel_code, mapping_code: `${channel_code}-${rate.rate_code}` })),
  ),
  { rate_code: 'HR:4', inv_code: 'HR:4', channel_code: 'hrs', mapping_code: 'hrs-HR:4' },
]

export const at = '/properties/crash'
export const tokens = { writing: 'token-for-writing', polling: 'token-for-polling' }

/** What a call of the property API begins with. */
export const as = (token: string) => `hr_id=crash&token=${token}`

/** Sets the hotel up. @returns the key of the guest whom invoices are posted to */
export async function setUpHotel(server: Addresses, receiver: string): Promise<string> {
  const put = (path: string, body: unknown) => control(server, 'PUT', `${at}${path}`, body)
  await control(server, 'POST', '/properties', {
    hr_id: 'crash',
    name: 'Hotel Crash',
    time_zone: 'UTC',
    currency: 'EUR',
  })
  const connectors = {
    online: { kind: 'direct' },
    bookingcom: { kind: 'simulated', latency_ms: 60 },
    expedia: { kind: 'simulated', latency_ms: 20, failure_rate: 0.2, seed: 7 },
    hrs: { kind: 'http', url: receiver, secret: 'secret-of-the-test' },
  }
  const account = { name: 'Restaurant', type_code: 'f-b', type: 'expense' }
  await Promise.all([
    ...Object.entries(connectors).map(([code, connector]) => put(`/channels/${code}`, { connector })),
    ...Object.values(tokens).map((token) => control(server, 'POST', `${at}/tokens`, { label: token, token })),
    ...rates.map(({ rate_code, inv_code }) =>
      put(`/rooms/${rate_code}`, { inv_code, name: rate_code, room_capacity: 2, adult_capacity: 2 }),
    ),
    put('/departments/37', account),
    put('/accounts/62', { ...account, tax_amounts: [] }),
  ])
  await Promise.all(
    mappings.map(({ channel_code, mapping_code, rate_code }) =>
      put(`/channels/${channel_code}/mappings/${mapping_code}`, { rate_code, name: rate_code }),
    ),
  )
  const stay = await control<Stay>(server, 'POST', `${at}/stays`, {
    room_name: '101',
    checkin_date: days[0],
    checkout_date: days[5],
    guests: [{ firstname: 'Ada', lastname: 'Byron', birth_date: '1990-01-01' }],
  })
  return stay.guests[0]?.reservation_id_customer_id ?? ''
}
