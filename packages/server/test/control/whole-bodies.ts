import type { operations } from '../../src/generated/control.ts'
import type { Json } from '../support/answered.ts'
import { day } from './calls.ts'

/** The operations of the control API that take a body. */
export type WritingId = {
  [Id in keyof operations]: [NonNullable<operations[Id]['requestBody']>] extends [never] ? never : Id
}[keyof operations]

export type Writing = {
  /** Path of the request. */
  to: string
  body: Json
  /** Path by which the body is read back. */
  from: string
  /** The body out of the answer, where the answer is more, or has other names. */
  read?: (answer: Json) => Json
}

/** What the tests made before: the numbers that the server chose. */
export type Made = {
  hotel: string
  booking: string
  otherBooking: string
  reservation_id: number
  customer_id: number
  token_id: string
}

const named = (list: string, field: string, value: unknown) => (answer: Json) =>
  answer[list].find((entry: Json) => entry[field] === value)

const lastFault = ({ faults }: Json) => faults.at(-1)

const address = {
  city: 'London',
  state: 'Greater London',
  country: 'United Kingdom',
  country_code: 'GB',
  phone: '+44 20 7946 0000',
  email: 'ada@example.com',
  street: '12 St James Square',
  street_2: 'Floor 2',
}

const bookedRoom = {
  name: 'Sea view',
  checkin_date: day(20),
  checkout_date: day(21),
  total_adult: 1,
  child_ages: [7],
  extra_info: 'Non-smoking',
  daily_prices: [{ date: day(20), price: '81.5' }],
  extras: [{ name: 'Breakfast', price: '9.5' }],
  state: 'canceled',
}

const bookingFields = {
  guest: 'Ada Byron',
  address,
  note: 'Late arrival',
  payment: 'paypal',
  paid_amount: 10.5,
  currency: 'USD',
  adjustments_total: -1.5,
  tax_total: 2.5,
  requires_response: false,
  rooms: [
    { ...bookedRoom, rate_code: 'HR:1' },
    { ...bookedRoom, mapping_code: 'M1' },
  ],
}

const account = { name: 'Food', type_code: 'f-b', type: 'expense' }

/**
 * Of each operation bodies that set every field to something else than its default, and than what was there: who adds an
 * operation with a body has to add it here, or this does not compile.
 */
export const wholeBodies = (made: Made): Record<WritingId, Writing[]> => ({
  createProperty: [
    {
      to: '/properties',
      body: {
        hr_id: 'new',
        name: 'Hotel Linden',
        time_zone: 'Europe/Berlin',
        currency: 'EUR',
        business_day_start: '05:00',
        quota: { per_minute: 500, per_day: 25_000 },
      },
      from: '/properties/new',
    },
  ],
  changeProperty: [
    {
      to: '/properties/new',
      body: {
        name: 'Linde',
        time_zone: 'Europe/Lisbon',
        currency: 'CHF',
        business_day_start: '04:00',
        quota: { per_minute: 400, per_day: 24_000 },
      },
      from: '/properties/new',
    },
  ],
  createToken: [
    {
      to: `${made.hotel}/tokens`,
      body: { label: 'Second', token: 'second-token', replaces: made.token_id },
      from: `${made.hotel}/tokens`,
      read: named('tokens', 'label', 'Second'),
    },
  ],
  putRoom: [
    {
      to: `${made.hotel}/rooms/HR:9`,
      body: {
        inv_code: 'HR:9',
        availability_update: false,
        restrictions_update: false,
        price_update: false,
        name: 'Attic',
        description: 'Under the roof',
        policy: 'No pets',
        room_capacity: 4,
        adult_capacity: 3,
        is_master: true,
        non_refundable: true,
      },
      from: `${made.hotel}/rooms`,
      read: named('rooms', 'rate_code', 'HR:9'),
    },
  ],
  putSalesChannel: [
    {
      to: '/channels/new',
      body: { name: 'New channel' },
      from: '/channels',
      read: named('channels', 'code', 'new'),
    },
  ],
  putConnection: [
    { kind: 'direct', channel: 'online' },
    { kind: 'http', channel: 'expedia', url: 'http://127.0.0.1:9/updates', secret: 'a-long-secret' },
    {
      kind: 'simulated',
      channel: 'new',
      latency_ms: 1,
      failure_rate: 0.5,
      seed: 2,
      script: [{ outcome: 'fail', message: 'Full' }],
    },
  ].map(({ channel, ...connector }) => ({
    to: `${made.hotel}/channels/${channel}`,
    body: { connector },
    from: `${made.hotel}/channels`,
    read: named('connections', 'channel_code', channel),
  })),
  putMapping: [
    {
      to: `${made.hotel}/channels/new/mappings/M1`,
      body: { rate_code: 'HR:9', name: 'Sea view' },
      from: `${made.hotel}/channels/new/mappings`,
      read: named('mappings', 'mapping_code', 'M1'),
    },
  ],
  createBooking: [
    {
      to: `${made.hotel}/bookings`,
      body: { ...bookingFields, channel_code: 'new', provider_number: 'B1', version: 7 },
      from: `${made.hotel}/bookings`,
      read: (answer) => {
        const { channel, ...booking } = named('bookings', 'provider_number', 'B1')(answer) ?? {}
        return { ...booking, channel_code: channel }
      },
    },
  ],
  changeBooking: [
    {
      to: `${made.hotel}/bookings/${made.booking}`,
      body: { ...bookingFields, provider_number: 'B2' },
      from: `${made.hotel}/bookings/${made.booking}`,
    },
  ],
  cancelBooking: [
    {
      to: `${made.hotel}/bookings/${made.otherBooking}/cancel`,
      body: { reason: 'Plans have changed' },
      from: `${made.hotel}/bookings/${made.otherBooking}`,
      read: ({ cancel_reason }) => ({ reason: cancel_reason }),
    },
  ],
  checkIn: [
    {
      to: `${made.hotel}/stays`,
      body: {
        room_name: '204',
        room_id: 77,
        hr_number: made.booking,
        checkin_date: day(-1),
        checkout_date: day(2),
        guests: [
          {
            firstname: 'Ada',
            lastname: 'Byron',
            gender: 'female',
            identify: 'P1234',
            country: 'United Kingdom',
            nationality: 'British',
            email: 'ada@example.com',
            phone_number: '+44 20 7946 0000',
            birth_date: '1985-12-10',
          },
        ],
      },
      from: `${made.hotel}/stays`,
      read: named('stays', 'room_name', '204'),
    },
  ],
  checkOut: [
    {
      to: `${made.hotel}/stays/${made.reservation_id}/check-out`,
      body: { customer_ids: [made.customer_id] },
      from: `${made.hotel}/stays`,
      read: (answer) => {
        const { guests } = named('stays', 'reservation_id', made.reservation_id)(answer)
        const left = guests.filter(({ checked_out_at }: Json) => checked_out_at !== null)
        return { customer_ids: left.map(({ customer_id }: Json) => customer_id) }
      },
    },
  ],
  putAccount: [
    {
      to: `${made.hotel}/accounts/61`,
      body: { ...account, tax_amounts: ['0.18'] },
      from: `${made.hotel}/accounts`,
      read: named('accounts', 'id', 61),
    },
  ],
  putDepartment: [
    {
      to: `${made.hotel}/departments/62`,
      body: account,
      from: `${made.hotel}/departments`,
      read: named('departments', 'id', 62),
    },
  ],
  putExtra: [
    {
      to: `${made.hotel}/extras/63`,
      body: {
        category_id: 5,
        category_name: 'Restaurant',
        name: 'Toast',
        unit: 'Piece',
        unit_price: '3.2',
        sales_department_id: 62,
        revenue_account_id: 61,
      },
      from: `${made.hotel}/extras`,
      read: named('extras', 'id', 63),
    },
  ],
  putPosMappings: [
    {
      to: `${made.hotel}/pos-mappings`,
      body: {
        departments: { D: 62 },
        accounts: { A: 61 },
        products: { P: 63 },
        defaults: { department: 62, account: 61, product: 63 },
      },
      from: `${made.hotel}/pos-mappings`,
    },
  ],
  putReadings: [
    { to: `${made.hotel}/readings`, body: { readings: ['pages.cap'] }, from: `${made.hotel}/readings` },
  ],
  addFault: [
    { effect: 'status', status: 503, moment: 'after_commit', operation: 'listRooms' },
    { effect: 'delay', delay_ms: 5, hr_id: 'nowhere' },
    { effect: 'drop', moment: 'after_commit', share: 0.5 },
    { effect: 'try_again', count: 3 },
    { effect: 'malformed_body', seed: 2 },
  ].map((body) => ({ to: '/faults', body: { hr_id: 'nowhere', ...body }, from: '/faults', read: lastFault })),
  advanceClock: [
    {
      to: '/clock/advance',
      body: { seconds: 3 * 3600 },
      from: '/clock',
      read: ({ now }) => ({ seconds: (Number(now.slice(11, 13)) - 9) * 3600 }),
    },
  ],
  setClock: [
    {
      to: '/clock',
      body: { now: '2030-01-01T09:00:00Z' },
      from: '/clock',
      // It goes on.
      read: ({ now }) => ({ now: now.replace(/:[0-9.:]+Z$/, ':00:00Z') }),
    },
  ],
})

/** Fields that no answer shows, and why. */
export const neverShown: { [Id in WritingId]?: Record<string, string> } = {
  createToken: {
    token: 'a secret: only the answer that makes it shows it',
    replaces: 'what it does is in tokens.test.ts: no delivered reservation comes again',
  },
  putConnection: { 'connector.secret': 'a secret: an answer has null in its place' },
  createBooking: { 'rooms.mapping_code': 'it becomes a rate, by the mapping' },
  changeBooking: { 'rooms.mapping_code': 'it becomes a rate, by the mapping' },
}
