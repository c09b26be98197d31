import { availableParallelism, cpus } from 'node:os'
import { byTurns, type Figure, figureOf, median } from './figure.ts'
import { durablePostgres, postgresDatabase } from './scale-databases.ts'
import { readsPerSecond } from './scale-reads.ts'
import { type BenchHotel, benchHotel } from './server-hotel.ts'
import { standardConnections } from './server-load.ts'
import { ourProcess } from './server-programs.ts'

const processCount = 4
const pairs = 5
/** Reads before the first that counts: each process compiles the code for itself, some 20,000 of them long. */
const warmUpReads = processCount * 25_000

/**
 * Lists of rooms and of reservations a second from 4 processes on one PostgreSQL, beside one of them alone. PostgreSQL and
 * the load are on the same cores: `atMost` says how many times as much as one process all cores of this machine can give,
 * if more processes cost nothing, and `cpu` what a request costs all programs together.
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
  const paths = reads(await benchHotel(await start()))
  while (urls.length < processCount) await start()

  for (let sent = 0; sent < warmUpReads; ) {
    const { rate, seconds } = await rateOf(urls, paths)
    sent += rate * seconds
  }
  const measured = await byTurns(pairs, {
    four: () => rateOf(urls, paths),
    one: (pair) => rateOf([urls[pair % processCount] ?? ''], paths),
  })
  return {
    'scale.processes4.vs1': figureOf('×', measured, ({ one, four }) => four.rate / one.rate),
    'scale.processes4.absolute': {
      ...figureOf('requests/s', measured, ({ four }) => four.rate),
      peers: { 'one process': median(measured.map(({ one }) => one.rate)) },
    },
    'scale.processes4.atMost': figureOf('×', measured, ({ one }) => availableParallelism() / one.cores),
    'scale.processes4.cpu': {
      ...figureOf('ms a request', measured, ({ four }) => cpuMs(four)),
      peers: { 'one process': median(measured.map(({ one }) => cpuMs(one))) },
    },
    'scale.processes4.loadGenerator': figureOf('cores', measured, ({ four }) => four.generator),
  }
}

/** Requests a second, and cores in use: of the load, and of everything on this machine. */
type Rate = { rate: number; seconds: number; generator: number; cores: number }

const cpuMs = ({ rate, cores }: Rate): number => (cores * 1000) / rate

/** The same number of requests under way, shared out. */
async function rateOf(urls: string[], paths: string[]): Promise<Rate> {
  const [started, before, busyBefore] = [performance.now(), process.cpuUsage(), busyMs()]
  const rates = await Promise.all(
    urls.map((url) => readsPerSecond(url, paths, standardConnections / urls.length)),
  )
  const { user, system } = process.cpuUsage(before)
  const rate = rates.reduce((sum, its) => sum + its, 0)
  const ms = performance.now() - started
  return {
    rate,
    seconds: ms / 1000,
    generator: (user + system) / 1000 / ms,
    cores: (busyMs() - busyBefore) / ms,
  }
}

/** Time that the cores of this machine have worked, whoever for. */
const busyMs = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

const reads = ({ token, hrId }: BenchHotel): string[] =>
  ['/api/v2/apps/rooms?', '/api/v2/apps/reservations?undelivered=false&per_page=10&'].map(
    (path) => `${path}token=${token}&hr_id=${hrId}`,
  )
