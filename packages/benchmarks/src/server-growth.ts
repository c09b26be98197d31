import { hash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer } from '@innwire/server'
import { median } from './figure.ts'
import { dailyUpdate, day } from './server-hotel.ts'

const groups = 20
const days = 500
const updates = 400

const tokenOf = (property: number) => `token-of-${property}`

/** A database with so many properties of 20 groups, each with values for 500 days. */
export async function manyProperties(properties: number): Promise<{ file: string; folder: string }> {
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

/** Median time of a daily update of 90 dates, one after another, each for another property. */
export async function dailyLatencyMs(url: string, properties: number): Promise<number> {
  const update = async (index: number) => {
    const property = (index * 7919) % properties
    const started = performance.now()
    const response = await fetch(
      `${url}/api/v2/apps/rooms/daily?token=${tokenOf(property)}&hr_id=p${property}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: dailyUpdate(index % 9),
      },
    )
    const { status } = (await response.json()) as { status: string }
    if (status !== 'ok') throw new Error(`The update of property ${property} was answered with ${status}.`)
    return performance.now() - started
  }
  for (let index = 0; index < updates / 4; index++) await update(index)
  const measured: number[] = []
  for (let index = 0; index < updates; index++) measured.push(await update(index))
  return median(measured)
}
