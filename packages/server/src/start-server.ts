import { pino } from 'pino'
import { consoleSessions } from './control/console-sessions.ts'
import { openControlTokens } from './control/control-tokens.ts'
import { startOutbox } from './distribution/outbox.ts'
import { firstHotelOf } from './hotel-file/first-hotel-of.ts'
import { unreadAnswers, waitingBodies } from './http/backpressure.ts'
import { diskSpaceOf, standardKeepFreeMb } from './http/disk-space.ts'
import { standardLimits } from './http/limits.ts'
import type { Listening } from './http/listen.ts'
import { openListeners } from './http/listeners.ts'
import { checkApart, placesOf } from './http/places.ts'
import { redactor } from './http/redact.ts'
import { requestLog } from './http/request-log.ts'
import { openTls } from './http/tls.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { controlPathAdvice, propertyPathAdvice } from './http/unknown-paths.ts'
import { openLive } from './live/changed-properties.ts'
import { startMaintenance } from './maintenance.ts'
import { openHotels } from './open-hotels.ts'
import { healthOf } from './operation/health.ts'
import { addRequestTrace } from './operation/request-trace.ts'
import { letLocalPagesCall } from './property-api/cross-origin.ts'
import { faultRules, type KeptFault } from './property-api/fault-rules.ts'
import { propertyHandlers } from './property-api/handlers.ts'
import { addPropertyApi } from './property-api/property-api.ts'
import { countedPrefix } from './property-api/quota.ts'
import { checkReadings } from './readings/in-force.ts'
import { receiptsOf } from './reservations/receipts.ts'
import type { Server } from './server.ts'
import { type ServerOptions, switchesOf } from './server-options.ts'
import { shareTestState } from './share-test-state.ts'
import { standardError } from './standard-error.ts'
import { StartError } from './start-error.ts'
import { keptStates, noKeptState } from './storage/kept-state.ts'
import type { Window } from './storage/processes.ts'
import { damagedDatabase, isDamaged } from './storage/sqlite/opening-problem.ts'

/**
 * Starts the whole service: every operation of the property API with its state, the distribution to channels, and
 * the control API where it is wanted.
 *
 * @throws {StartError} when the database, the file of control tokens or the hotel cannot be used, a port is taken, or `demo`
 *   meets a database of other hotels
 * @throws {Error} when PostgreSQL cannot be reached now, or another program has the database; the message says why, and a
 *   later start may succeed
 * @example
 * const server = await startServer({ port: 0, demo: true })
 * await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
 * await server.stop()
 */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  // What was opened is closed in the opposite order, when it stops or when it cannot start.
  const opened = new AsyncDisposableStack()
  try {
    const { property, control, drain, ...others } = await open(options, opened)
    let stopped: Promise<void> | undefined
    return {
      ...property,
      controlUrl: control?.url,
      ...others,
      stop: (drainMs = 0) => {
        stopped ??= (drainMs > 0 ? drain(drainMs) : Promise.resolve()).then(() => opened.disposeAsync())
        return stopped
      },
    }
  } catch (error) {
    await opened.disposeAsync()
    const { database } = options
    throw database !== undefined && isDamaged(error) ? new StartError(damagedDatabase(database)) : error
  }
}

type Opened = {
  property: Listening
  control: Listening | undefined
  controlToken: string | undefined
  reloadCertificate(): void
  superseded: Promise<Error>
  drain(ms: number): Promise<unknown>
}

async function open(options: ServerOptions, opened: AsyncDisposableStack): Promise<Opened> {
  const firstHotel = await firstHotelOf(options.hotel)
  const { log: level = 'silent', checkResponses = false, quota, trustProxy = [] } = options
  const { deliveries = true, keepFreeMb = standardKeepFreeMb, role = 'all' } = options
  const { demo, test, control, console: withConsole } = switchesOf(options)
  const places = placesOf(options)
  const trusted = trustedProxies(trustProxy)
  if (control) checkApart(places)
  const standardReadings = checkReadings(options.readings ?? [], test)
  const log = pino({ level }, standardError())
  const tls = options.tls && openTls(options.tls, log)
  if (tls) opened.defer(tls.close)
  const tokens = control ? openControlTokens(options, log) : undefined
  const stated = { database: options.database, secretKey: options.secretKey, deliveries, role, test, log }
  const hotels = await openHotels(
    { ...stated, standardReadings, firstHotel: demo ? firstHotel : undefined },
    opened,
  )
  const { clock, clockCheck, setUps, superseded } = hotels
  const { live, storage } = withConsole
    ? openLive(hotels, opened)
    : { live: undefined, storage: hotels.storage }
  // The library of the metrics and the compiled schemas of the control API are large; a server without it does not load them.
  const lazy = tokens && (await import('./operation/control-listener.ts'))
  const metrics = lazy?.openMetrics(role)
  const tally = metrics?.delivered
  const tracing = options.tracing ? (await import('./operation/tracing.ts')).openTracing() : undefined
  const outbox = await startOutbox({
    storage,
    clock,
    setUps,
    log,
    deliveries,
    tally,
    tracing,
    works: role !== 'api',
  })
  opened.defer(outbox.close)
  if (!deliveries) {
    log.warn('Nothing is handed to http receivers. Changes wait until it starts without --no-deliveries.')
  }
  const service = { storage, clock, setUps, outbox }

  const diskSpace = diskSpaceOf({ folder: storage.folder, keepFreeMb, log })
  const receipts = receiptsOf(storage, clock)
  const handlers = propertyHandlers(service, diskSpace, receipts)
  const lost = (error: Error) =>
    log.error({ err: error }, 'Counters could not be written; they are tried again.')
  // Counters are no news.
  const kept = keptStates(hotels.storage, lost)
  opened.defer(kept.flush)
  const counted = await kept.open<Window[]>(countedPrefix)
  const rules = await kept.open<KeptFault>('fault/')
  if (!test && (await rules.read()).size > 0) {
    log.warn('Faults that were added for tests are left aside. They are in force again with --test.')
  }
  const faults = await faultRules(test ? rules : noKeptState())
  shareTestState(service, faults)
  const requests = requestLog({
    keepsBodies: withConsole,
    added: (request) => live?.publish({ name: 'request', data: request }),
  })
  const redact = redactor({
    isTokenHash: (hash) => storage.isTokenHash(hash) || (tokens?.isTokenHash(hash) ?? false),
    controlToken: tokens?.bootstrap,
  })
  const limits = { ...standardLimits }
  const { allowedHosts } = options
  const listeners = openListeners(log, { redact, limits, allowedHosts, trusted, tls }, opened)
  const trace = { requests: metrics && requests, clock, redact, log, metrics, tracing }
  const parts = { service, faults, diskSpace, demo, checkResponses, firstHotel }
  const property = role === 'worker' ? undefined : listeners.add(places.property, propertyPathAdvice)
  if (property) {
    const { app } = property
    if (demo) await letLocalPagesCall(app, allowedHosts)
    addRequestTrace(app, { ...trace, api: 'property' })
    const unread = unreadAnswers(limits)
    const bodies = waitingBodies(limits)
    addPropertyApi(app, { ...parts, handlers, receipts, unread, bodies, quota, counted })
  }
  const health = healthOf({ role, storage, diskSpace, clockCheck })
  const ofControl = tokens && listeners.add(places.control, controlPathAdvice)
  if (ofControl && lazy && metrics) {
    addRequestTrace(ofControl.app, { ...trace, api: 'control' })
    const bodies = waitingBodies(limits, 'over the control API')
    const sessions = withConsole ? consoleSessions(storage.encryption) : undefined
    const unread = unreadAnswers(limits, { one: 'this token', all: 'callers of the control API' })
    const watched = { requests, live, quota, counted, redact }
    const controlApi = { ...parts, ...watched, kept, tokens, log, bodies, unread, test, sessions }
    lazy.addControlListener(ofControl.app, metrics, health, tls, controlApi)
  }
  if (role !== 'api') opened.defer(startMaintenance(service, log, clockCheck))
  opened.defer(() => {
    live?.close()
    listeners.stopping()
    // Nothing may hold up the end, least of all on purpose.
    faults.letGo()
  })
  const listening = {
    control: await ofControl?.listen(),
    controlToken: tokens?.bootstrap,
    property: (await property?.listen()) ?? { url: '', port: 0 },
    reloadCertificate: () => (tls ? tls.reload() : log.warn(noCertificate)),
    superseded,
    drain: (ms: number) => {
      health.stopping()
      live?.close()
      return listeners.drain(ms)
    },
  }
  health.started()
  return listening
}

const noCertificate =
  'SIGHUP is ignored: there is no certificate to read again. Give it with --tls-cert and --tls-key, or take away what sends SIGHUP; SIGTERM stops the server.'
