import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer } from '@innwire/server'
import { byTurns, type Figure, figureOf, median } from './figure.ts'
import { dailyBody } from './server-day.ts'
import { day, sendDaily } from './server-hotel.ts'
import { ourServer, type Running } from './server-programs.ts'

const groups = 20
const days = 500
const many = 1000
const pairs = 7
const updatesOfPair = 100

const tokenOf = (property: number) => `token-of-${property}`

/** A database with so many properties of 20 groups, each with values for 500 days. */
async function manyProperties(properties: number): Promise<{ file: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-growth-'))
  const file = join(folder, 'innwire.db')
  // The server itself makes the tables; the rows are written past it, which takes seconds and not hours.
  const server = await startServer({ port: 0, database: file })
  await server.stop()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF; BEGIN')
  const property = database.prepare(
    `insert into property (hr_id, name, time_zone, currency, business_day_start) values (?, ?, 'UTC', 'EUR', '00:00')`,
  )
  const token = database.prepare(
    `insert into token (hr_id, hash, id, label, created_at) values (?, ?, 'one', 'bench', '2026-01-01T00:00:00.000Z')`,
  )
  for (let number = 0; number < properties; number++) {
    property.run(`p${number}`, `Property ${number}`)
    token.run(`p${number}`, hash('sha256', tokenOf(number)))
  }
  const numbers = (most: number) =>
    `(with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${most}) select i from n)`
  database.exec(`
    insert into room select hr_id, 'HR:' || (1 + i), 'HR:' || (1 + i), 1, 1, 1, 'Room', '', '', 3, 2, 0, 0
      from property, ${numbers(groups)};
    insert into calendar (hr_id, code, channel_code, date, availability, price, min_stay)
      select hr_id, rate_code, '', date('${day(0)}', '+' || i || ' days'), 5, '100', 1
      from room, ${numbers(days)} order by hr_id, rate_code;
    COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
  return { file, folder }
}

/** How much longer a daily update takes where a thousand properties are stored, by turns with a server of one. */
export async function growth(): Promise<Record<string, Figure>> {
  await using opened = new AsyncDisposableStack()
  const start = async (properties: number): Promise<Stored> => {
    const { file, folder } = await manyProperties(properties)
    opened.defer(() => rm(folder, { recursive: true }))
    const running = await ourServer(file)
    opened.defer(running.stop)
    return { running, properties, sent: 0 }
  }
  const [small, large] = [await start(1), await start(many)]
  // The first pair warms up.
  const [, ...measured] = await byTurns(1 + pairs, {
    one: () => latencyMs(small),
    thousand: () => latencyMs(large),
  })
  const latency = figureOf('ms', measured, ({ one }) => one)
  return {
    'server.daily90.growth1000': figureOf('×', measured, ({ one, thousand }) => thousand / one),
    'server.daily90.latency': {
      ...latency,
      peers: { '1,000 properties': median(measured.map(({ thousand }) => thousand)) },
    },
  }
}

type Stored = { running: Running; properties: number; sent: number }

/** Median time of a daily update of 90 dates, one after another, each for another property and with other values. */
async function latencyMs(stored: Stored): Promise<number> {
  const measured: number[] = []
  while (measured.length < updatesOfPair) measured.push(await update(stored, stored.sent++))
  return median(measured)
}

async function update({ running, properties }: Stored, index: number): Promise<number> {
  const property = (index * 7919) % properties
  const body = dailyBody(index, 90, `HR:${1 + (index % groups)}`)
  const started = performance.now()
  await sendDaily(running.url, { token: tokenOf(property), hrId: `p${property}` }, body)
  return performance.now() - started
}
