import type { Request } from 'autocannon'
import { type Figure, figureOf, median } from './figure.ts'
import { durablePostgres, postgresDatabase } from './scale-databases.ts'
import { withAccess } from './server-day.ts'
import { type BenchHotel, benchHotel } from './server-hotel.ts'
import { requestsPerSecond, standardConnections } from './server-load.ts'
import { ourProcess } from './server-programs.ts'

const processCount = 4
const pairs = 5

/**
 * Lists of rooms and of reservations a second from 4 processes on one PostgreSQL, beside one of them alone. The load
 * generator is one process more, on the same cores: what it takes is said, too.
 */
export async function processes(): Promise<Record<string, Figure>> {
  await using opened = new AsyncDisposableStack()
  const cluster = await durablePostgres()
  opened.defer(cluster.stop)
  const { address } = await postgresDatabase(cluster, 'bench')
  const urls: string[] = []
  // One after another: the first makes the tables.
  const start = async () => {
    const running = await ourProcess(address, 'api')
    opened.defer(running.stop)
    urls.push(running.url)
    return running
  }
  const requests = reads(await benchHotel(await start()))
  while (urls.length < processCount) await start()

  const measured: { one: number; four: number; generator: number }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const alone = () => rateOf([urls[pair % processCount] ?? ''], requests)
    const before = pair % 2 === 1 ? await alone() : undefined
    const four = await rateOf(urls, requests)
    const { rate } = before ?? (await alone())
    measured.push({ one: rate, four: four.rate, generator: four.generator })
  }
  return {
    'scale.processes4.vs1': figureOf(
      measured.map(({ one, four }) => four / one),
      '×',
    ),
    'scale.processes4.absolute': {
      ...figureOf(
        measured.map(({ four }) => four),
        'requests/s',
      ),
      peers: { 'one process': median(measured.map(({ one }) => one)) },
    },
    'scale.processes4.loadGenerator': figureOf(
      measured.map(({ generator }) => generator),
      'cores',
    ),
  }
}

/** The same number of requests under way, shared out. */
async function rateOf(urls: string[], requests: Request[]): Promise<{ rate: number; generator: number }> {
  const [started, before] = [performance.now(), process.cpuUsage()]
  const rates = await Promise.all(
    urls.map((url) => requestsPerSecond(url, requests, standardConnections / urls.length)),
  )
  const { user, system } = process.cpuUsage(before)
  const rate = rates.reduce((sum, its) => sum + its, 0)
  return { rate, generator: (user + system) / 1000 / (performance.now() - started) }
}

const reads = (hotel: BenchHotel): Request[] =>
  ['/api/v2/apps/rooms', '/api/v2/apps/reservations?undelivered=false&per_page=10'].map((path) =>
    withAccess({ method: 'GET', path }, hotel),
  )
