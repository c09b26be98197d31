import { readdirSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Access, call, controlAccess, demoAccess } from './call.ts'
import { day, rangeUpdate } from './large-hotel.ts'
import { longestTurnMs } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

const updates = 50_000
const bytesEach = 4000

let server: WatchedServer
let admin: Access
beforeAll(async () => {
  server = await watchServer()
  admin = controlAccess(server.controlToken)
  const database = new DatabaseSync(server.file, { timeout: 5000 })
  database.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${updates})
    insert into calendar_update (hr_id, id, changes, created_at) select 'former', i, hex(zeroblob(${bytesEach / 2})), '${new Date().toISOString()}' from n`)
  database.close()
})
afterAll(() => server.stop())

const control = (method: string, path: string) =>
  call(server, { method, path: `/control/v1${path}`, query: '' }, admin)

/** Something that takes its time, and how many reads were answered meanwhile. */
async function watched(work: Promise<{ status: number; text: string }>) {
  let over = false
  const done = work.finally(() => {
    over = true
  })
  let answered = 0
  while (!over) {
    const { status } = await call(
      server,
      { method: 'GET', path: '/api/v2/apps/rooms', query: '' },
      demoAccess,
    )
    expect(status).toBe(200)
    answered += 1
  }
  return { ...(await done), answered, ...(await server.blocked()) }
}

const setPrice = (price: number) => {
  const form = `inv_code=HR:1&start_date=${day(3)}&end_date=${day(3)}&price=${price}`
  return call(server, rangeUpdate(form), demoAccess)
}
const price = async () => {
  const path = '/control/v1/properties/demo/calendar'
  const query = `from=${day(3)}&to=${day(3)}&code=HR:1`
  return JSON.parse((await call(server, { method: 'GET', path, query }, admin)).text).entries[0].price
}

it('a large snapshot holds nobody up, taken or restored, and is whole', async () => {
  await setPrice(101)
  await server.blocked()
  const taken = await watched(control('PUT', '/snapshots/large'))
  expect(taken.status, taken.text).toBe(200)
  const folder = `${server.file}-snapshots`
  const [file = ''] = readdirSync(folder)
  expect(statSync(`${folder}/${file}`).size).toBeGreaterThan(updates * bytesEach)
  expect(taken.cpuMs, 'while it was taken').toBeLessThan(longestTurnMs)

  await setPrice(102)
  expect(await price()).toBe('102')
  await server.blocked()
  const restored = await watched(control('POST', '/snapshots/large/restore'))
  expect(restored.status, restored.text).toBe(200)
  expect(await price()).toBe('101')
  expect(restored.cpuMs, 'while it was restored').toBeLessThan(longestTurnMs)
  expect(Math.min(taken.answered, restored.answered)).toBeGreaterThan(10)
  await server.blocked()
  await setPrice(103)
  expect((await server.blocked()).cpuMs, 'with the first write after it').toBeLessThan(longestTurnMs)
  expect(await price()).toBe('103')
})
