import { setTimeout } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Tally } from '../distribution/outbox.ts'
import { version } from '../generated/control-operations.ts'
import type { ProcessRole } from '../server-options.ts'
import { isForNow } from '../storage/errors.ts'
import { databaseGauges, type MeasuredService } from './database-gauges.ts'
import type { Health } from './health.ts'
import { type Host, hostGauges } from './host-gauges.ts'

export type Api = 'property' | 'control'

/** A request that has ended. */
type MeasuredRequest = {
  api: Api
  /** Of the contract; undefined where there is no such path. */
  operation: string | undefined
  /** Undefined where the caller left before the answer was sent. */
  status: number | undefined
  /** Undefined where the answer has no end by itself. */
  seconds: number | undefined
}

/** What the server counts and measures for Prometheus. */
export type Metrics = {
  request(ended: MeasuredRequest): void
  /** Deliveries to a channel that were attempted, with what became of them. */
  delivered: Tally
  contentType: string
  /**
   * Measures the host, and where the database can be asked what waits and who has no room; to be called before
   * {@link Metrics.text}. Who asks during a look gets what that finds: it reads across all hotels.
   */
  measure(service: MeasuredService, host: Host, health: Pick<Health, 'obstacleToWrites'>): Promise<void>
  /** All of it, as Prometheus reads it. */
  text(): Promise<string>
}

/** From an answer of the page cache to a large update that waits for its turn, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Channels that have series of their own; all others are one. Operators name channels, and each name is a series. */
const mostChannels = 100

/** Prometheus waits for 10 seconds, and would get nothing at all. */
const longestMeasureMs = 5_000

/** Whether the database could be asked. */
async function isMeasured(measuring: Promise<void>): Promise<boolean> {
  const measured = measuring.then(
    () => true,
    (error) => {
      if (isForNow(error)) return false
      throw error
    },
  )
  return Promise.race([measured, setTimeout(longestMeasureMs, false, { ref: false })])
}

/** Those of the process are one set for all servers in it: its observers of memory and event loop do not end. */
let ofProcess: Registry | undefined

/**
 * No series has a hotel: ten thousand hotels would be a million series.
 * @param registry takes our own metrics, for those who list them
 */
export function openMetrics(role: ProcessRole, registry = new Registry()): Metrics {
  const registers = [registry]
  new Gauge({
    name: 'innwire_process_info',
    help: 'What this process does where several share a database (all, api or worker), and the version that runs.',
    labelNames: ['role', 'version'],
    registers,
  }).set({ role, version }, 1)
  const listening = new Gauge({
    name: 'innwire_listening',
    help: '1 where this process hears the others on its database, or has it alone; else 0: then it delivers nothing.',
    registers,
  })
  const lacking = new Gauge({
    name: 'innwire_commits_lost',
    help: 'Whether this process has found that its database lacks commits which it had acknowledged; 1 until it ends.',
    registers,
  })
  const reachable = new Gauge({
    name: 'innwire_database_reachable',
    help: `1 where the database answers within ${longestMeasureMs / 1_000} seconds; else 0, without what is read from it.`,
    registers,
  })
  const readOnly = new Gauge({
    name: 'innwire_database_read_only',
    help: '1 where the database takes no changes, such as a standby; else 0, and nothing where it cannot be told.',
    registers,
  })
  const requests = new Counter({
    name: 'innwire_requests_total',
    help: 'Requests that have ended, by operation and status; without an operation where no path was found, with the status aborted where the caller left.',
    labelNames: ['api', 'operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'innwire_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['api', 'operation'],
    buckets,
    registers,
  })
  const refusedByQuota = new Counter({
    name: 'innwire_quota_refusals_total',
    help: "Requests that a hotel's quota refused (429).",
    registers,
  })
  const deliveries = new Counter({
    name: 'innwire_deliveries_total',
    help: 'Attempts at deliveries to channels: succeeded, failed for good, or to be tried again (retry).',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  const channels = new Set<string>()
  const channelLabel = (channel: string) => {
    if (channels.size < mostChannels) channels.add(channel)
    return channels.has(channel) ? channel : 'other'
  }
  const database = databaseGauges(registers, channelLabel)
  const measureHost = hostGauges(registers)
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  // Takes over those that are there by now.
  const all = Registry.merge([...registers, ofProcess])
  const look: Metrics['measure'] = async (service, host, health) => {
    measureHost(host)
    listening.set(service.storage.shared?.isListening() === false ? 0 : 1)
    lacking.set(service.storage.shared?.lacksCommits() ? 1 : 0)
    const [isReached, obstacle] = await Promise.all([
      isMeasured(database.measure(service)),
      health.obstacleToWrites(),
    ])
    reachable.set(isReached ? 1 : 0)
    if (obstacle === 'database_read_only') readOnly.set(1)
    else if (obstacle === undefined) readOnly.set(0)
    else readOnly.remove()
    if (!isReached) database.forget()
  }
  let underWay: Promise<void> | undefined
  return {
    request: ({ api, operation = '', status = 'aborted', seconds }) => {
      requests.inc({ api, operation, status })
      if (seconds !== undefined) durations.observe({ api, operation }, seconds)
      if (api === 'property' && status === 429) refusedByQuota.inc()
    },
    delivered: (channel, outcome, number) =>
      deliveries.inc({ channel: channelLabel(channel), outcome }, number),
    contentType: all.contentType,
    measure: (...parts) => {
      underWay ??= look(...parts).finally(() => {
        underWay = undefined
      })
      return underWay
    },
    text: () => all.metrics(),
  }
}
