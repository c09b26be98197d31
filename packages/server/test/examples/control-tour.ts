import { expect, vi } from 'vitest'
import { type ControlOperationId, controlOperations } from '../../src/control/control-contract.ts'
import { type Server, startServer } from '../../src/index.ts'
import { listen } from '../control/listen.ts'
import { waiting } from '../property-api/hotel.ts'
import { answered, doneOf, type Json } from '../support/answered.ts'
import { controlExample } from './control-contract.ts'

let server: Server
const said = new Map<ControlOperationId, Json>()
const sent = new Set<string>()

/** The value of an example of a request, which is sent. */
function input(name: string): Json {
  sent.add(name)
  return controlExample(name)
}

/** Asks for an operation about the property and the channel of the examples, or another place. */
async function ask(operation: ControlOperationId, place: object = {}, body?: Json): Promise<Json> {
  const { method, path } = controlOperations[operation]
  const places: Record<string, unknown> = { hr_id: 'demo', channel_code: 'bookingcom', ...place }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(places[name])))
  const answer = await doneOf(server)(method.toUpperCase(), filled.replace('/control/v1', ''), body)
  said.set(operation, answer)
  return answer
}

/** The same, and what it says is of no example. */
const prepare = async (...[operation, place, body]: Parameters<typeof ask>): Promise<Json> => {
  const before = said.get(operation)
  const answer = await ask(operation, place, body)
  said.set(operation, before)
  return answer
}

const send = (method: string, path: string, json: object, hr_id = 'demo') =>
  answered(`${server.url}/api/${path}?token=${hr_id === 'demo' ? 'pms' : hr_id}-test-token&hr_id=${hr_id}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
const push = (dates: object[], hr_id?: string) =>
  send('PUT', 'v2/apps/rooms/daily', { rooms: [{ inv_code: 'HR:1', dates }] }, hr_id)

const quick = { connector: { kind: 'simulated', latency_ms: 0 } }
const night = { rate_code: 'HR:1', date: '2026-12-24' }
const mapping = { mapping_code: '156754:8833301' }

/** What the server says of each operation, and which examples of requests it was sent. */
export type Tour = { said: ReadonlyMap<ControlOperationId, Json>; sent: ReadonlySet<string> }

/** Sets up the hotel of the examples, by those of the requests, and asks for everything that they show. */
export async function tour(): Promise<Tour> {
  server = await startServer({ port: 0, test: true, checkResponses: true })
  await session()
  await prepare('setClock', {}, { now: '2026-11-20T08:01:29Z' })
  await ask('getClock')
  await property()
  await channels()
  await ledger()
  await updates()
  const { hr_number } = await bookings()
  await stays(hr_number)
  await ask('eraseBooking', { hr_number })
  await alarms()
  await operation()
  await server.stop()
  return { said, sent }
}

/** Begins a session, and asks with it who calls. */
async function session() {
  const address = `${server.controlUrl}/control/v1/session`
  const headers = { authorization: `Bearer ${server.controlToken}` }
  const begun = await answered(address, { method: 'POST', headers })
  said.set('createSession', begun.body)
  const cookie = begun.headers.get('set-cookie') ?? ''
  said.set('getSession', (await answered(address, { headers: { cookie } })).body)
}

async function property() {
  await ask('createProperty', {}, input('Property'))
  await ask('getProperty')
  await ask('changeProperty', {}, input('PropertyChange'))
  await ask('listProperties')
  await ask('createToken', {}, input('TokenInput'))
  const { id } = await prepare('createToken', {}, { label: 'Old POS' })
  await ask('revokeToken', { token_id: id })
  await ask('listTokens')
  const room = input('RoomInput')
  await ask('putRoom', { rate_code: 'HR:1' }, room)
  const nonRefundable = { name: 'Standard Room, non-refundable', non_refundable: true }
  const priceOnly = { availability_update: false, restrictions_update: false }
  await prepare('putRoom', { rate_code: 'NR:HR:1' }, { ...room, ...nonRefundable, ...priceOnly })
  await ask('listPropertyRooms')
}

async function channels() {
  await ask('putSalesChannel', {}, input('SalesChannelInput'))
  const others = { hrs: 'HRS', online: 'Online' }
  for (const [channel_code, name] of Object.entries(others))
    await prepare('putSalesChannel', { channel_code }, { name })
  await ask('listSalesChannels')
  await ask('putConnection', {}, input('SimulatedConnection'))
  await prepare('putConnection', { channel_code: 'hrs' }, input('HttpConnection'))
  await prepare('putConnection', { channel_code: 'online' }, { connector: { kind: 'direct' } })
  await ask('listConnections')
  for (const channel_code of Object.keys(others)) await ask('deleteConnection', { channel_code })
  await prepare('putConnection', {}, quick)
  await ask('putMapping', mapping, input('MappingInput'))
  await ask('listMappings')
}

async function ledger() {
  await ask('putAccount', { id: 62 }, input('AccountInput'))
  await ask('listAccounts')
  await ask('putDepartment', { id: 37 }, input('DepartmentInput'))
  await ask('listDepartments')
  await ask('putExtra', { id: 692 }, input('ExtraInput'))
  await ask('listPropertyExtras')
  await ask('putPosMappings', {}, input('PosMappings'))
  await ask('getPosMappings')
  const cash = { name: 'Cash', type_code: 'cash', type: 'payment' }
  await prepare('putDepartment', { id: 40 }, cash)
  await prepare('putAccount', { id: 70 }, { ...cash, tax_amounts: [] })
  const { departments, accounts, ...more } = input('PosMappings')
  const withCash = { departments: { ...departments, CASH: 40 }, accounts: { ...accounts, CASH: 70 }, ...more }
  await prepare('putPosMappings', {}, withCash)
}

async function updates() {
  const { id } = await ask('addFault', {}, input('FaultInput'))
  const day = { availability: 5, price: '119.90', min_stay: 2, stop_sale: 0, cta: 0 }
  expect(
    (
      await push([
        { date: '2026-12-24', ...day },
        { date: '2026-12-25', availability: 5 },
      ])
    ).status,
  ).toBe(503)
  await ask('listFaults')
  const { requests } = await ask('listRequests')
  await ask('getRequest', requests[0])
  await ask('getQuota')
  await events()
  await ask('deleteFault', { fault_id: id })
  await vi.waitFor(async () => {
    const { deliveries } = await ask('listDeliveries')
    expect(deliveries).toMatchObject([{ state: 'succeeded' }])
  }, waiting)
  const { deliveries } = await ask('listDeliveries')
  await ask('getDelivery', { delivery_id: deliveries[0].id })
  await ask('listTransactions')
  await ask('getCalendarHistory', night)
}

async function bookings() {
  const booking = await ask('createBooking', {}, input('BookingInput'))
  await ask('getBooking', booking)
  await answered(`${server.url}/api/v2/apps/reservations?token=pms-test-token&hr_id=demo`)
  await vi.waitFor(async () => {
    expect((await ask('listBookings')).bookings).toMatchObject([{ delivered_to: [{ token_label: 'PMS' }] }])
  }, waiting)
  const query = '?from=2026-12-24&to=2026-12-24&code=HR%3A1'
  said.set('getCalendar', await doneOf(server)('GET', `/properties/demo/calendar${query}`))
  const grid = '?from=2026-12-24&to=2026-12-25&told_to=bookingcom&limit=1'
  said.set('getCalendarGrid', await doneOf(server)('GET', `/properties/demo/calendar/grid${grid}`))
  await ask('listNightBookings', night)
  await ask('cancelBooking', booking, input('Cancellation'))
  await ask('getBookingTimeline', booking)
  return booking
}

async function stays(hr_number: string) {
  const stay = await ask('checkIn', {}, { ...input('StayInput'), hr_number })
  await ask('listStays')
  const [{ customer_id, reservation_id_customer_id }] = stay.guests
  const toast = { product_id: 'HR:692', product_name: 'Toast', quantity: 2, unit: 'Portion', amount: '15' }
  const cash = { department_id: 'CASH', revenue_account_id: 'CASH', quantity: 1, amount: '10' }
  const invoice = { transaction_id: 'tr1234', invoice_number: 'in1234', pos_id: '123' }
  const posts = [
    { post_type: 'Expense', ...toast },
    { post_type: 'Payment', ...cash },
  ]
  await send('POST', 'v1/apps/pos/postings', { ...invoice, reservation_id_customer_id, posts })
  await ask('listFolios')
  await ask('getFolio', { folio_id: reservation_id_customer_id })
  await ask('checkOut', stay, { ...input('Departure'), customer_ids: [customer_id] })
  await ask('eraseGuest', { ...stay, customer_id })
}

/** One event as it comes, with the id of the example. */
async function events() {
  const listener = await listen(server)
  await prepare('changeProperty', {}, {})
  await listener.until(({ event }) => event === 'changed')
  const [, event] = listener.text().split('\n\n')
  said.set('streamEvents', `${event?.replace(/^id: .+/, 'id: 5f3a9c0d1e2b-204')}\n`)
  listener.close()
  await listener.ended
}

/** Of another hotel: a booking without a room, a channel that takes nothing, and a booking without a mapping. */
async function alarms() {
  const hr_id = 'linden'
  const at = { hr_id }
  await prepare('createProperty', {}, { ...input('Property'), hr_id })
  await prepare('createToken', at, { label: 'PMS', token: 'linden-test-token' })
  await prepare('putRoom', { ...at, rate_code: 'HR:1' }, { ...input('RoomInput'), is_master: true })
  await prepare('putConnection', at, quick)
  await prepare('putMapping', { ...at, ...mapping }, input('MappingInput'))
  const dates = ['2026-12-24', '2026-12-25', '2026-12-26']
  await push(
    dates.map((date) => ({ date, availability: 1 })),
    hr_id,
  )
  const booked = { ...(await prepare('createBooking', at, input('BookingInput'))), hr_id }
  await ask('confirmBooking', booked)
  await ask('changeBooking', booked, input('BookingChange'))
  await prepare('cancelBooking', booked, {})
  await push(
    dates.map((date) => ({ date, availability: Number(date === '2026-12-26') })),
    hr_id,
  )
  const { rooms, ...booking } = input('BookingInput')
  await prepare('createBooking', at, { ...booking, rooms, provider_number: '2' })
  const unmapped = {
    ...rooms[0],
    mapping_code: '156754:8833305',
    checkin_date: '2026-12-26',
    checkout_date: '2026-12-27',
    daily_prices: [{ date: '2026-12-26', price: 90 }],
  }
  await prepare('createBooking', at, { ...booking, rooms: [unmapped], provider_number: '3' })
  await prepare('putSalesChannel', { channel_code: 'expedia' }, { name: 'Expedia' })
  const nowhere = {
    connector: { kind: 'http', url: 'http://127.0.0.1:1/changes', secret: 'secret-of-a-channel' },
  }
  await prepare('putConnection', { ...at, channel_code: 'expedia' }, nowhere)
  await prepare('putMapping', { ...at, channel_code: 'expedia', mapping_code: '1' }, input('MappingInput'))
  await vi.waitFor(async () => expect((await ask('listAlarms')).alarms).toHaveLength(3), waiting)
}

async function operation() {
  await ask('resendCalendar')
  await ask('putReadings', {}, input('ReadingsInput'))
  await ask('getReadings')
  await ask('advanceClock', {}, input('ClockAdvance'))
  const name = 'before-upgrade'
  await ask('takeSnapshot', { name })
  await ask('listSnapshots')
  await ask('restoreSnapshot', { name })
  await ask('setClock', {}, input('ClockSetting'))
}
