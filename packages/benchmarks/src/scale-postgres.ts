import type { Request } from 'autocannon'
import { byTurns, type Figure, figureOf, median } from './figure.ts'
import { durablePostgres, postgresDatabase, sqliteFile } from './scale-databases.ts'
import { dailyUpdates } from './server-day.ts'
import { benchHotel } from './server-hotel.ts'
import { requestsPerSecond } from './server-load.ts'
import type { Running } from './server-programs.ts'

const pairs = 5
const hotels = 8
const size = { rooms: 5, reservations: 0, stays: 0 }

/**
 * Daily updates of 90 dates a second, on PostgreSQL beside SQLite, both on the disk of this machine before they are
 * answered: of one hotel, whose writes come one after another, and of 8 in turn.
 */
export async function postgres(): Promise<Record<string, Figure>> {
  await using opened = new AsyncDisposableStack()
  const cluster = await durablePostgres()
  opened.defer(cluster.stop)
  const start = async (stored: Awaited<ReturnType<typeof sqliteFile>>) => {
    opened.defer(stored.stop)
    const running = await stored.start()
    opened.defer(running.stop)
    return { running, updates: await updatesOf(running) }
  }
  const sqlite = await start(await sqliteFile())
  const onPostgres = await start(await postgresDatabase(cluster, 'bench'))
  const figures: Record<string, Figure> = {}
  for (const [name, of] of [['vsSqlite', 'all'] as const, ['vsSqlite.oneHotel', 'one'] as const]) {
    const rate = ({ running, updates }: typeof sqlite) => requestsPerSecond(running.url, updates[of])
    const measured = await byTurns(pairs, { sqlite: () => rate(sqlite), postgres: () => rate(onPostgres) })
    figures[`scale.postgres.${name}`] = figureOf('×', measured, (one) => one.postgres / one.sqlite)
    figures[`scale.postgres.${name}.absolute`] = {
      ...figureOf('updates/s', measured, (one) => one.postgres),
      peers: { SQLite: median(measured.map((one) => one.sqlite)) },
    }
  }
  return figures
}

async function updatesOf(running: Running) {
  const byHotel: Request[][] = []
  for (let number = 0; number < hotels; number++) {
    byHotel.push(dailyUpdates(await benchHotel(running, `bench${number}`, size)))
  }
  const [one = []] = byHotel
  return { one, all: one.flatMap((_, index) => byHotel.flatMap((updates) => updates[index] ?? [])) }
}
