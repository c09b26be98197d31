import { setTimeout } from 'node:timers/promises'
import { byTurns, type Figure, figureOf, median } from './figure.ts'
import { durablePostgres, postgresDatabase, type Stored } from './scale-databases.ts'
import { dailyBody } from './server-day.ts'
import { benchHotel, sendDaily, token } from './server-hotel.ts'
import { standardConnections } from './server-load.ts'
import type { Running } from './server-programs.ts'

const many = 10_000
const size = { rooms: 2, reservations: 10, stays: 2 }
const pairs = 7
const requestsOfPair = 100

/** Of processes, which have nothing to do with how many properties there are. */
const ofProcesses = ['claim', 'answer_under_way']

/**
 * A database with so many copies of one hotel, of which the server made the first: p0, p1, … The rows of each lie in the order
 * of those of the first: shuffled, the 90 dates of an update would lie on more pages.
 */
async function copiesOfHotel(stored: Stored, copies: number): Promise<void> {
  const running = await stored.start()
  try {
    await benchHotel(running, 'p0', size)
    // Every night that is measured has values already: a hotel has stated its season.
    for (let index = 0; index < size.rooms; index++) await update(running.url, 'p0', index)
    // Else the first poll of each copy would deliver its reservations.
    await poll(running.url, 'p0')
  } finally {
    await running.stop()
  }
  // Copied past the server, which takes minutes and not hours.
  await stored.run(`
    do $$ declare its record; begin
      for its in select table_name as name, string_agg(quote_ident(column_name::text), ', ') as columns
        from information_schema.columns where table_schema = current_schema() and is_identity = 'NO' and is_generated = 'NEVER'
        and column_name <> 'hr_id' and table_name <> all ('{${ofProcesses}}')
        group by table_name having table_name in
          (select table_name from information_schema.columns where column_name = 'hr_id')
      loop
        execute format('insert into %1$I (hr_id, %2$s) select ''p'' || number, %2$s from %1$I,
          generate_series(1, ${copies - 1}) as number where hr_id = ''p0'' order by number, ctid', its.name, its.columns);
      end loop;
    end $$`)
  await settle(stored)
}

/** As all is after a while, and not for the first time while something is measured. */
async function settle(stored: Stored): Promise<void> {
  await stored.run('vacuum analyze')
  // From now on each page goes whole into the log when it is first written to, which is so every few minutes in production.
  await stored.run('checkpoint')
}

type Asked = { stored: Stored; running: Running; properties: number; sent: number }
type Ask = (url: string, hrId: string, number: number) => Promise<number>

/**
 * PostgreSQL has memory for all rows, as for those of one property: how long a disk takes to read a page is another question.
 * The database of 10,000 has 2 GB.
 */
const memory = ['shared_buffers=3GB']

/**
 * How much longer a daily update and a poll take where 10,000 properties are stored, by turns with a server of one. All were
 * updated and polled before at the same process, as the one was. `poll.first` is of properties whose rooms and tokens the
 * process has to read first.
 */
export async function growth(): Promise<Record<string, Figure>> {
  await using opened = new AsyncDisposableStack()
  const cluster = await durablePostgres(memory)
  opened.defer(cluster.stop)
  const start = async (properties: number): Promise<Asked> => {
    const stored = await postgresDatabase(cluster, `of_${properties}`)
    await copiesOfHotel(stored, properties)
    const running = await stored.start()
    opened.defer(running.stop)
    return { stored, running, properties, sent: 0 }
  }
  const [one, others] = [await start(1), await start(many)]
  const measure = async (name: string, ask: Ask): Promise<Record<string, Figure>> => {
    // The first pair warms up.
    const [, ...measured] = await byTurns(1 + pairs, {
      one: () => latencyMs(ask, one),
      others: () => latencyMs(ask, others),
    })
    const figure = `scale.growth10000.${name}`
    return {
      [figure]: figureOf('×', measured, (times) => times.others / times.one),
      [`${figure}.latency`]: {
        ...figureOf('ms', measured, (times) => times.one),
        peers: { '10,000 properties': median(measured.map((times) => times.others)) },
      },
    }
  }
  const first = await measure('poll.first', poll)
  await askAll(others)
  return { ...(await measure('update', update)), ...(await measure('poll', poll)), ...first }
}

/** Updates all rooms of each property, and polls it. */
async function askAll({ stored, running, properties }: Asked): Promise<void> {
  const numbers = Array.from({ length: properties }, (_, number) => number).values()
  const sendNext = async () => {
    for (const number of numbers) {
      const hrId = `p${number}`
      for (let room = 1; room <= size.rooms; room++)
        await sendDaily(running.url, { token, hrId }, dailyBody(number, 90, `HR:${room}`))
      await poll(running.url, hrId)
    }
  }
  await Promise.all(Array.from({ length: standardConnections }, sendNext))
  while ((await stored.valueOf('select sum(in_progress) from connection')) > 0) await setTimeout(100)
  await settle(stored)
}

/** Median time of a request, one after another, each for another property where there are several. */
async function latencyMs(ask: Ask, asked: Asked): Promise<number> {
  const measured: number[] = []
  while (measured.length < requestsOfPair) {
    const number = asked.sent++
    measured.push(await ask(asked.running.url, `p${(number * 7919) % asked.properties}`, number))
  }
  return median(measured)
}

/** How long a poll takes. */
async function poll(url: string, hrId: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/api/v2/apps/reservations?token=${token}&hr_id=${hrId}`)
  await response.bytes()
  if (!response.ok) throw new Error(`The poll of ${hrId} was answered with ${response.status}.`)
  return performance.now() - started
}

/**
 * How long a daily update takes. Its deliveries end before the next begins: of one hotel they would go together, of several
 * they would not.
 */
async function update(url: string, hrId: string, number: number): Promise<number> {
  const body = dailyBody(number, 90, `HR:${1 + (number % size.rooms)}`)
  const started = performance.now()
  await sendDaily(url, { token, hrId }, body)
  const ended = performance.now()
  while ((await deliveriesUnderWay(url, hrId)) > 0) await setTimeout(5)
  return ended - started
}

async function deliveriesUnderWay(url: string, hrId: string): Promise<number> {
  const response = await fetch(`${url}/api/v2/apps/infos/connected_channels?token=${token}&hr_id=${hrId}`)
  const { channels } = (await response.json()) as { channels: { in_progress: number }[] }
  return channels.reduce((sum, channel) => sum + channel.in_progress, 0)
}
