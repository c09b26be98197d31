import { setTimeout } from 'node:timers/promises'
import { byTurns, type Figure, figureOf, median } from './figure.ts'
import { durablePostgres, postgresDatabase, type Stored } from './scale-databases.ts'
import { dailyBody } from './server-day.ts'
import { benchHotel, sendDaily, token } from './server-hotel.ts'
import type { Running } from './server-programs.ts'

const many = 10_000
const size = { rooms: 2, reservations: 10, stays: 2 }
const pairs = 7
const requestsOfPair = 100

/** Of processes, which have nothing to do with how many properties there are. */
const ofProcesses = ['claim', 'answer_under_way']

/** A database with so many copies of one hotel, of which the server made the first: p0, p1, … */
async function copiesOfHotel(stored: Stored, copies: number): Promise<void> {
  const running = await stored.start()
  try {
    await benchHotel(running, 'p0', size)
    // Else the first poll of each copy would deliver its reservations.
    await poll(running.url, 'p0')
    while ((await stored.valueOf('select sum(in_progress) from connection')) > 0) await setTimeout(100)
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
          generate_series(1, ${copies - 1}) as number where hr_id = ''p0'' order by number', its.name, its.columns);
      end loop;
    end $$`)
  // As they are after a while, and not for the first time while something is measured.
  await stored.run('vacuum analyze')
  await stored.run('checkpoint')
}

type Kind = 'update' | 'poll'
type Asked = { running: Running; properties: number; sent: number }

/**
 * How much longer a daily update and a poll take where 10,000 properties are stored, by turns with a server of one: each
 * of a property that was not asked for before, whose rooms and tokens the process has to read first, and of 100 that
 * were (`again`).
 */
export async function growth(): Promise<Record<string, Figure>> {
  await using opened = new AsyncDisposableStack()
  const cluster = await durablePostgres()
  opened.defer(cluster.stop)
  const start = async (properties: number): Promise<Running> => {
    const stored = await postgresDatabase(cluster, `of_${properties}`)
    await copiesOfHotel(stored, properties)
    const running = await stored.start()
    opened.defer(running.stop)
    return running
  }
  const [few, full] = [await start(1), await start(many)]
  const asked = {
    one: { running: few, properties: 1, sent: 0 },
    others: { running: full, properties: many, sent: 0 },
    again: { running: full, properties: requestsOfPair, sent: 0 },
  }
  const figures: Record<string, Figure> = {}
  for (const kind of ['update', 'poll'] as const) {
    // The first pair warms up.
    const [, ...measured] = await byTurns(1 + pairs, {
      one: () => latencyMs(kind, asked.one),
      others: () => latencyMs(kind, asked.others),
      again: () => latencyMs(kind, asked.again),
    })
    Object.assign(figures, figuresOf(kind, measured))
  }
  return figures
}

function figuresOf(
  kind: Kind,
  measured: Record<'one' | 'others' | 'again', number>[],
): Record<string, Figure> {
  const ratio = (name: 'others' | 'again') => figureOf('×', measured, (times) => times[name] / times.one)
  const latency = figureOf('ms', measured, ({ one }) => one)
  const peers = {
    '10,000 properties': median(measured.map(({ others }) => others)),
    '10,000 properties, again': median(measured.map(({ again }) => again)),
  }
  return {
    [`scale.growth10000.${kind}`]: ratio('others'),
    [`scale.growth10000.${kind}.again`]: ratio('again'),
    [`scale.growth10000.${kind}.latency`]: { ...latency, peers },
  }
}

/** Median time of a request, one after another, each for another property where there are several. */
async function latencyMs(kind: Kind, asked: Asked): Promise<number> {
  const { url } = asked.running
  const measured: number[] = []
  while (measured.length < requestsOfPair) {
    const index = asked.sent++
    const hrId = `p${(index * 7919) % asked.properties}`
    const started = performance.now()
    if (kind === 'poll') await poll(url, hrId)
    else await sendDaily(url, { token, hrId }, dailyBody(index, 90, `HR:${1 + (index % size.rooms)}`))
    measured.push(performance.now() - started)
  }
  return median(measured)
}

async function poll(url: string, hrId: string): Promise<void> {
  const response = await fetch(`${url}/api/v2/apps/reservations?token=${token}&hr_id=${hrId}`)
  await response.bytes()
  if (!response.ok) throw new Error(`The poll of ${hrId} was answered with ${response.status}.`)
}
