import type { Json } from '../support/answered.ts'
import { wholeBookingBodies } from './whole-booking-bodies.ts'
import { type Made, named, type Writing, type WritingId } from './writing.ts'

const lastFault = ({ faults }: Json) => faults.at(-1)

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
  ...wholeBookingBodies(made),
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
