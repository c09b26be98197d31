import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, control, json } from '../../crash/calls.ts'
import { controlToken, ServerProcess } from '../../crash/server-process.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'
import { startReceiver } from '../../support/receiver.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const shift = pathToFileURL(`${import.meta.dirname}/../../support/postgres/clock-ahead.ts`)
const start = (aheadMs: number, database: string, options: string[]) =>
  new ServerProcess(['--demo', '--port', '0', '--log', 'warn', ...options], {
    DATABASE_URL: postgres.addressOf(database),
    INNWIRE_SECRET_KEY: secretKey,
    INNWIRE_CONTROL_TOKEN: controlToken,
    NODE_OPTIONS: `--import ${shift.href}`,
    TEST_CLOCK_AHEAD_MS: String(aheadMs),
  }).ready()

it('a quota holds for processes whose clocks differ by minutes', async () => {
  const processes = await Promise.all(
    [0, 150_000].map((aheadMs) => start(aheadMs, 'postgres', ['--quota', '5/250'])),
  )
  const statuses: number[] = []
  for (let asked = 0; asked < 20; asked += 1) {
    const url = processes[asked % 2]?.url
    statuses.push((await call(`${url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  await Promise.all(processes.map((one) => one.stop()))
})

const ready = async ({ controlUrl }: ServerProcess) => {
  const { status, text } = await call(`${controlUrl}/health/ready`)
  return [status, JSON.parse(text).reasons]
}

it('a process whose clock is not that of PostgreSQL says so, removes no page that can be asked for again, and keeps no time', async () => {
  await postgres.query('create database lost_page')
  const right = await start(0, 'lost_page', [])
  const list = async () => {
    const address = `${right.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo`
    return JSON.parse((await call(address, { headers: { 'x-request-id': 'lost' } })).text).count
  }
  const count = await list()
  expect(count).toBeGreaterThan(0)
  for (const options of [
    ['--role', 'worker'],
    ['--role', 'all'],
    ['--role', 'api'],
  ]) {
    const wrong = await start(86_400_000, 'lost_page', options)
    await vi.waitFor(async () => expect(await ready(wrong)).toEqual([503, ['wrong_clock']]))
    const { log } = await wrong.stop()
    expect(log).toMatch(/clock shows \S+, and that of PostgreSQL \S+\. .+ Set both by a time server/)
  }
  expect(await list()).toBe(count)
  expect(await ready(right)).toEqual([200, undefined])
  await right.stop()
  const kept = "select value from setting where name = 'maintained_at'"
  const [trusted] = (await postgres.rowsOf(kept, 'lost_page')) as { value: string }[]
  expect(Number(trusted?.value)).toBeLessThanOrEqual(Date.now())
  expect(right.log).not.toContain('clock')
})

it('a process whose clock is wrong goes by that of PostgreSQL: a date is not over, a booking is of now, a channel gets its changes', async () => {
  await postgres.query('create database by_postgres')
  const receiver = await startReceiver()
  const aheadMs = 2 * 86_400_000
  const wrong = await start(aheadMs, 'by_postgres', [])
  const at = '/properties/demo'
  const done = <Body>(method: string, path: string, body?: unknown) =>
    control<Body>(wrong, method, path, body)
  await done('PUT', '/channels/hrs', { name: 'HRS' })
  const connector = { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' }
  await done('PUT', `${at}/channels/hrs`, { connector })
  await done('PUT', `${at}/channels/hrs/mappings/H1`, { rate_code: 'HR:1', name: 'Double' })
  const isNow = (time: number) => expect(Math.abs(time - Date.now())).toBeLessThan(aheadMs / 4)

  // Over by the clock of the process.
  const date = inDays(1)
  const rooms = [{ inv_code: 'HR:1', dates: [{ date, price: '123' }] }]
  const { text } = await call(`${wrong.url}/api/v2/apps/rooms/daily?token=demo-token&hr_id=demo`, {
    method: 'PUT',
    ...json({ rooms }),
  })
  expect(JSON.parse(text)).toMatchObject({ status: 'ok' })
  await vi.waitFor(() => expect(receiver.seen.map(({ body }) => body).join()).toContain('"123"'))
  for (const { headers } of receiver.seen) isNow(Number(headers['innwire-timestamp']) * 1_000)

  const { hr_number } = await done<{ hr_number: string }>('POST', `${at}/bookings`, {
    channel_code: 'hrs',
    guest: 'Ada Byron',
    payment: 'cash',
    rooms: [
      {
        mapping_code: 'H1',
        checkin_date: date,
        checkout_date: inDays(2),
        daily_prices: [{ date, price: '123' }],
      },
    ],
  })
  const { text: list } = await call(
    `${wrong.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo&reservation_number=${hr_number}`,
  )
  isNow(Date.parse(JSON.parse(list).reservations[0].completed_at))
  expect(await ready(wrong)).toEqual([503, ['wrong_clock']])
  await wrong.stop()
  await receiver.stop()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
