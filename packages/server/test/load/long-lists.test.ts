import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Access, call, controlAccess, demoAccess } from './call.ts'
import { day } from './large-hotel.ts'
import { longestTurnMs, measure } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

const former = 200_000

let server: WatchedServer
let admin: Access
beforeAll(async () => {
  server = await watchServer()
  admin = controlAccess(server.controlToken)
  fill(server.file)
})
afterAll(() => server.stop())

/** The demo hotel as it is after many years. */
function fill(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 })
  const rows = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${former})`
  const when = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '2000-01-01', (${column}) || ' minutes')`
  const content = `(select json_replace(content, '$.hr_number', 'x') from reservation where hr_id = 'demo' limit 1)`
  database.exec(`
    begin;
    ${rows} insert into stay_guest select 'demo', 1000000 + i, i, null, i, 'Room ' || (i % 500), '', 'Ada', 'Byron',
      null, '', '', '', '', '1990-01-01', '2000-01-01', '2000-01-02', ${when('i')}, ${when('i + 900')} from n;
    create temp table one as select ${content} as content;
    ${rows} insert into reservation
      (hr_id, hr_number, provider_number, channel_code, state, change, completed_at, updated_at, overbooked, content, taken)
      select 'demo', 'Q' || i, null, 'online', 'confirmed', 1000000 + i, ${when('i')}, ${when('i')}, 0, content, '[]' from n, one;
    ${rows} insert into delivery
      (hr_id, id, update_id, channel_code, mapping_code, name, inv_code, rate_code, direct, state, attempts, created_at)
      select 'demo', 1000000 + i, 1000000 + i, 'online', 'M', 'Room', 'HR:1', 'HR:1', 1, 'succeeded', 1, '2000-01-01T00:00:00.000Z' from n;
    ${rows} insert into calendar_update (hr_id, id, changes, created_at)
      select 'demo', 1000000 + i, changes, '2000-01-01T00:00:00.000Z' from n,
        (select changes from calendar_update where hr_id = 'demo' and octet_length(changes) < 4000 limit 1) where i % 10 = 0;
    ${rows} insert into posting select 'demo', 'T' || i, '', 'direct:2000-01-01', '', '', null, ${when('i')}, '{}' from n;
    ${rows} insert into folio_item
      (hr_id, transaction_id, line, folio_id, post_type, department_id, revenue_account_id, quantity, amount, currency,
       base_amount, mapping, posted_at)
      select 'demo', 'T' || i, 0, 'direct:2000-01-01', 'Expense', 37, 62, '1', '1', 'EUR', '1', 'direct', ${when('i')}
      from n;
    ${rows} insert into folio_sum select 'demo', '1000' || i || ':1', '1', '0', '0', '0', '1' from n;
    insert or replace into folio_sum values ('demo', 'direct:2000-01-01', '${former}', '0', '0', '0', '${former}');
    ${rows} insert into token (hr_id, id, hash, label, created_at, revoked_at)
      select 'demo', 'former-' || i, 'x' || i, 'Old', ${when('i')}, ${when('i + 1')} from n where i <= 20000;
    commit`)
  database.close()
}

const get = (path: string, query = '') => ({ method: 'GET', path, query })
const demo = '/control/v1/properties/demo'

describe(`with ${former} former guests, bookings, deliveries and postings`, () => {
  it.each<[list: string, path: string, query: string]>([
    ['stays', `${demo}/stays`, ''],
    ['stays', `${demo}/stays`, 'in_house=true'],
    ['stays', `${demo}/stays`, 'in_house=false'],
    ['bookings', `${demo}/bookings`, ''],
    ['bookings', `${demo}/bookings`, 'state=canceled'],
    ['bookings', `${demo}/bookings`, 'after=1000500'],
    ['bookings', `${demo}/calendar/HR:1/${day(9)}/bookings`, ''],
    ['changes', `${demo}/calendar/HR:1/${day(9)}/history`, ''],
    ['deliveries', `${demo}/deliveries`, ''],
    ['deliveries', `${demo}/deliveries`, 'channel_code=bookingcom'],
    ['deliveries', `${demo}/deliveries`, 'state=failed'],
    ['deliveries', `${demo}/deliveries`, 'state=succeeded&channel_code=bookingcom'],
    ['folios', `${demo}/folios`, ''],
    ['items', `${demo}/folios/direct:2000-01-01`, ''],
    ['tokens', `${demo}/tokens`, ''],
  ])('the control API lists some %s at a time: %s?%s', async (list, path, query) => {
    const { status, text, cpuMs, bytes } = await measure(server, get(path, query), admin)
    expect(status, text.slice(0, 300)).toBe(200)
    expect(JSON.parse(text)[list].length).toBeLessThanOrEqual(1000)
    expect(bytes).toBeLessThan(4_000_000)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it.each<[list: string, path: string, key: string]>([
    ['stays', `${demo}/stays`, 'reservation_id'],
    ['deliveries', `${demo}/deliveries`, 'id'],
    ['folios', `${demo}/folios`, 'folio_id'],
    ['items', `${demo}/folios/direct:2000-01-01`, 'transaction_id'],
    ['tokens', `${demo}/tokens`, 'id'],
    ['bookings', `${demo}/bookings`, 'change'],
  ])('%s are read on where the answer before ended', async (list, path, key) => {
    const read = async (query: string) => JSON.parse((await call(server, get(path, query), admin)).text)
    const keys = async (query: string): Promise<unknown[]> =>
      (await read(query))[list].map((its: Record<string, unknown>) => its[key])
    const whole = await keys('limit=9')
    const { next } = await read('limit=4')
    const rest = await keys(`limit=5&after=${encodeURIComponent(next)}`)
    expect([...(await keys('limit=4')), ...rest]).toEqual(whole)
    expect(new Set(whole).size).toBe(9)
    const { status, text } = await call(server, get(path, 'after=nowhere'), admin)
    if (list === 'folios') expect(status).toBe(200)
    else expect([status, JSON.parse(text).errors[0].path]).toEqual([422, 'after'])
  })

  it.each<[string, string, number]>([
    ['/api/v1/apps/line_items/in_house', '', 5],
    ['/api/v1/apps/hotspot/guests', '', 5],
    ['/api/v2/apps/reservations', '', 6],
    ['/api/v2/apps/reservations', 'undelivered=false', 10],
    ['/api/v2/apps/reservations', `undelivered=false&from_last_update_date=${day(-40)}`, 10],
  ])('the property API finds those of today: %s?%s', async (path, query, most) => {
    const { status, text, cpuMs } = await measure(server, get(path, query), demoAccess)
    expect(status, text.slice(0, 300)).toBe(200)
    const { data, reservations = data } = JSON.parse(text)
    expect(reservations.length).toBeLessThanOrEqual(most)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })

  it('a guest checks in', async () => {
    const stay = {
      room_name: 'Room 1',
      checkin_date: day(0),
      checkout_date: day(1),
      guests: [{ firstname: 'Ada', lastname: 'Byron', birth_date: '1990-01-01' }],
    }
    const sent = { method: 'POST', path: `${demo}/stays`, query: '', type: 'application/json' }
    const { status, text, cpuMs } = await measure(server, { ...sent, body: JSON.stringify(stay) }, admin)
    expect(status, text.slice(0, 300)).toBe(201)
    expect(JSON.parse(text).room_id).toBeLessThanOrEqual(former)
    expect(cpuMs).toBeLessThan(longestTurnMs)
  })
})
