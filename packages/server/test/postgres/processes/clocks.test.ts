import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../crash/calls.ts'
import { ServerProcess } from '../../crash/server-process.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let processes: ServerProcess[]
beforeAll(async () => {
  postgres = await startPostgres()
  const shift = pathToFileURL(`${import.meta.dirname}/../../support/postgres/clock-ahead.ts`)
  const start = (aheadMs: number) =>
    new ServerProcess(['--demo', '--port', '0', '--quota', '5/250', '--log', 'warn'], {
      DATABASE_URL: postgres.addressOf('postgres'),
      INNWIRE_SECRET_KEY: secretKey,
      NODE_OPTIONS: `--import ${shift.href}`,
      TEST_CLOCK_AHEAD_MS: String(aheadMs),
    }).ready()
  processes = await Promise.all([start(0), start(150_000)])
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()))
  await postgres.stop()
})

it('a quota holds for processes whose clocks differ by minutes', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < 20; asked += 1) {
    const url = processes[asked % 2]?.url
    statuses.push((await call(`${url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
})
