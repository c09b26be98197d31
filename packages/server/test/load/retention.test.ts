import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, controlAccess, demoAccess } from './call.ts'
import { day, rangeUpdate } from './large-hotel.ts'
import { longestTurnMs } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

/** More than a day's worth, when a run every hour removed a thousand. */
const old = 30_000
/** The oldest ones, of which something is still on its way. */
const waiting = 3000

let server: WatchedServer
let database: DatabaseSync
beforeAll(async () => {
  server = await watchServer()
  database = new DatabaseSync(server.file, { timeout: 5000 })
  // The day's maintenance of the start is over: it must neither see what is filled in nor count as done afterwards.
  await vi.waitUntil(() => database.prepare(`select 1 from setting where name = 'reconciled_at'`).get(), {
    timeout: 30_000,
  })
  fill()
})
afterAll(async () => {
  database.close()
  await server.stop()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

function fill(): void {
  const rows = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${old})`
  const calendar = 'price, availability, min_stay, stop_sale, cta, ctd'
  database.exec(`
    begin;
    delete from setting where name = 'reconciled_at';
    ${rows} insert into calendar_update (hr_id, id, changes, created_at) select 'former', i, '[]', '${daysAgo(91)}' from n;
    update calendar_update set created_at = '${daysAgo(92)}' where hr_id = 'former' and id <= ${waiting};
    ${rows} insert into delivery
      (hr_id, id, update_id, channel_code, mapping_code, name, inv_code, rate_code, direct, state, attempts, due_at,
       created_at)
      select 'former', i, i, 'away', 'M', 'Room', 'HR:1', 'HR:1', 0, 'in_progress', 1,
        iif(i <= ${waiting}, '2999-01-01T00:00:00.000Z', null), '${daysAgo(91)}' from n;
    insert into calendar_update (hr_id, id, changes, created_at) values ('former', 0, '[]', '${daysAgo(89)}');
    ${rows} insert into calendar (hr_id, code, channel_code, date, ${calendar})
      select 'former', 'HR:' || (i % 60), '', date('${day(-401)}', -(i / 60) || ' days'), '1', 1, 1, 0, 0, 0 from n;
    ${rows} insert into told (hr_id, channel_code, mapping_code, date, ${calendar})
      select 'former', 'away', 'M' || (i % 60), date('${day(-401)}', -(i / 60) || ' days'), '1', 1, 1, 0, 0, 0 from n;
    insert into calendar (hr_id, code, channel_code, date, ${calendar})
      values ('former', 'HR:1', '', '${day(-399)}', '1', 1, 1, 0, 0, 0);
    ${rows} insert into page_replay select 'former', 'T' || (i % 7), 'Q' || i, '', '', '${daysAgo(1)}' from n;
    insert into token (hr_id, id, hash, label, created_at, revoked_at) values
      ('former', 'revoked', 'x', 'Old', '${daysAgo(200)}', '${daysAgo(91)}'),
      ('former', 'lately', 'y', 'Old', '${daysAgo(200)}', '${daysAgo(89)}'),
      ('former', 'good', 'z', 'New', '${daysAgo(200)}', null);
    ${rows} insert into receipt (hr_id, token_id, hr_number, change) select 'former', 'revoked', 'R' || i, i from n;
    insert into receipt (hr_id, token_id, hr_number, change) values ('former', 'lately', 'R1', 1), ('former', 'good', 'R1', 1);
    commit`)
}

const count = (table: string) =>
  Number(database.prepare(`select count(*) as rows from ${table} where hr_id = 'former'`).get()?.rows)
const left = () =>
  Object.fromEntries(
    ['calendar_update', 'delivery', 'calendar', 'told', 'page_replay', 'receipt'].map((table) => [
      table,
      count(table),
    ]),
  )

it('what is too old goes at once, however much it is, and holds nobody up', async () => {
  await server.blocked()
  const clock = { method: 'PUT', path: '/control/v1/clock', query: '', type: 'application/json' }
  const body = JSON.stringify({ now: daysAgo(-1 / 24) })
  const set = await call(server, { ...clock, body }, controlAccess(server.controlToken))
  expect(set.status, set.text).toBe(200)
  const kept = {
    calendar_update: waiting + 1,
    delivery: waiting,
    calendar: 1,
    told: 0,
    page_replay: 0,
    receipt: 2,
  }
  let now = left()
  for (let price = 1; JSON.stringify(now) !== JSON.stringify(kept); price += 1) {
    const form = `inv_code=HR:1&start_date=${day(3)}&end_date=${day(3)}&price=${price}`
    expect((await call(server, rangeUpdate(form), demoAccess)).status).toBe(200)
    const then = left()
    expect(Object.values(then).every((rows, table) => rows <= (Object.values(now)[table] ?? 0))).toBe(true)
    now = then
  }
  expect((await server.blocked()).cpuMs).toBeLessThan(longestTurnMs)
})
