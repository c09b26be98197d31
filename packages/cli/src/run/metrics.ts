import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { SyncStatus } from '@innwire/sync'
import type { Registry } from 'prom-client'
import { WrongUse } from '../failure.ts'
import { countFiles } from './folder.ts'
import type { ServedHotel } from './serve-hotel.ts'

/** Where metrics are asked for. */
export type MetricsPlace = { host: string; port: number }

type FlowNumbers = {
  waiting: number
  parked: number
  dead: number
  oldest: string | null
  last: string | null
}

const flowsOf = ({ calendar, reservations, postings }: SyncStatus): Record<string, FlowNumbers> => ({
  calendar: {
    waiting: calendar.waiting,
    parked: calendar.parked,
    dead: 0,
    oldest: calendar.waitingSince,
    last: calendar.lastSuccessAt,
  },
  reservations: {
    waiting: reservations.waiting,
    parked: reservations.quarantined,
    dead: reservations.deadLetters,
    oldest: reservations.waitingSince,
    last: reservations.lastSuccessAt,
  },
  bills: {
    waiting: postings.waiting,
    parked: postings.unconfirmed,
    dead: 0,
    oldest: postings.waitingSince,
    last: postings.lastSuccessAt,
  },
})

/**
 * Answers Prometheus at `/metrics`, and a supervisor at `/health/live`.
 * @throws {WrongUse} when the place is taken
 */
export async function serveMetrics({ host, port }: MetricsPlace, hotels: ServedHotel[]) {
  const [metrics, health] = [together(() => metricsOf(hotels)), together(() => healthOf(hotels))]
  const server = createServer((request, response) => {
    if (isForPage(host, request.headers.host)) {
      response.writeHead(400).end(`Ask for it by its address, such as ${host}.\n`)
      return
    }
    const path = request.url?.split('?')[0]
    const answer = path === '/metrics' ? metrics() : path === '/health/live' ? health() : undefined
    if (!answer) response.writeHead(404).end('See /metrics and /health/live.\n')
    else
      answer.then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        (error: Error) => response.writeHead(500).end(`It cannot be answered: ${error.message}\n`),
      )
  })
  await listening(server, { host, port })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** At whichever address it was asked for, or as this machine. */
const isAddress = (name: string): boolean => isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost'
const isLoopback = (name: string): boolean => /^(localhost|127\..*|::1)$/i.test(name)

/**
 * Where only this machine is to ask, a web page that is open on it is not: it can resolve its own name to 127.0.0.1 (DNS
 * rebinding), and the header Host still has that name. Programs that send no such header are no pages.
 */
const isForPage = (host: string, asked: string | undefined): boolean =>
  isLoopback(host) && asked !== undefined && !isAddress(asked.replace(/:\d+$/, '').toLowerCase())

/** Whoever asks while an answer is made gets the same one: each looks into all folders, which others may have filled. */
function together<Answer>(make: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined
  return () => {
    underWay ??= make().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

function listening(server: Server, { host, port }: MetricsPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new WrongUse(`Nobody can listen at ${host}:${port}: ${error.message}. Give another --metrics.`)),
    )
    server.listen(port, host, resolve)
  })
}

/** A disk that says nothing for so long, in milliseconds, lets nothing be sent. */
const longestWriteMs = 2000

/** How a hotel is served; undefined where it is not. */
async function statusOf({ serving, sync }: ServedHotel) {
  const isServing = await Promise.race([serving(), pause(longestWriteMs, false, { ref: false })])
  return isServing ? sync()?.status() : undefined
}

/** A hotel that fails is no reason to start the process again: the others are served. */
async function healthOf(hotels: ServedHotel[]) {
  const all = await Promise.all(
    hotels.map(async (hotel) => {
      const status = await statusOf(hotel)
      return [hotel.hrId, status?.service.state ?? 'not served'] as const
    }),
  )
  return { type: 'application/json', text: JSON.stringify({ status: 'ok', hotels: Object.fromEntries(all) }) }
}

/**
 * What there is to measure, without values.
 * @param prom the library, which is loaded only where metrics are asked for
 */
export function runGauges({ Gauge }: Pick<typeof import('prom-client'), 'Gauge'>, registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `innwire_run_${name}`, help, labelNames, registers: [registry] })
  return {
    served: gauge(
      'serving',
      '1 where the hotel is served; 0 where that fails, its journal cannot be written, or another process has it.',
      ['hr_id'],
    ),
    service: gauge(
      'service',
      '1 for the state in which the last request found the service: unknown, answers, unreachable, unauthorized.',
      ['hr_id', 'state'],
    ),
    waiting: gauge('waiting', 'Dates, changes of reservations or bills that wait.', ['hr_id', 'flow']),
    oldest: gauge('oldest_seconds', 'Since when the oldest of them waits; 0: none does.', ['hr_id', 'flow']),
    last: gauge('last_success_timestamp_seconds', 'When the flow last succeeded in this process; 0: never.', [
      'hr_id',
      'flow',
    ]),
    parked: gauge(
      'parked',
      'Dates that are refused, reservations that cannot be read, unconfirmed bills: a person has to see to them.',
      ['hr_id', 'flow'],
    ),
    dead: gauge('dead', 'Changes of reservations that no attempt could hand on.', ['hr_id', 'flow']),
    left: gauge('requests_left', 'Requests that are left in this minute, and in 24 hours.', [
      'hr_id',
      'window',
    ]),
    files: gauge('files', 'Files that wait, and files that were refused and lie there.', ['hr_id', 'state']),
  }
}

async function metricsOf(hotels: ServedHotel[]) {
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  const { served, service, waiting, oldest, last, parked, dead, left, files } = runGauges(prom, registry)
  const statuses = await Promise.all(hotels.map(statusOf))
  for (const [index, { hrId: hr_id, folder }] of hotels.entries()) {
    const status = statuses[index]
    served.set({ hr_id }, status ? 1 : 0)
    const counts = await countFiles(folder)
    if (counts) for (const [state, many] of Object.entries(counts)) files.set({ hr_id, state }, many)
    if (!status) continue
    service.set({ hr_id, state: status.service.state }, 1)
    left.set({ hr_id, window: 'minute' }, status.requests.left.minute)
    left.set({ hr_id, window: 'day' }, status.requests.left.day)
    for (const [flow, its] of Object.entries(flowsOf(status))) {
      waiting.set({ hr_id, flow }, its.waiting)
      parked.set({ hr_id, flow }, its.parked)
      dead.set({ hr_id, flow }, its.dead)
      oldest.set({ hr_id, flow }, its.oldest ? (Date.parse(status.at) - Date.parse(its.oldest)) / 1000 : 0)
      last.set({ hr_id, flow }, its.last ? Date.parse(its.last) / 1000 : 0)
    }
  }
  return { type: registry.contentType, text: await registry.metrics() }
}
