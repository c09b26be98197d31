import { pino } from 'pino'
import { consoleSessions } from './control/console-sessions.ts'
import { openControlTokens } from './control/control-tokens.ts'
import { startOutbox } from './distribution/outbox.ts'
import { firstHotelOf } from './hotel-file/first-hotel-of.ts'
import { type App, createApp } from './http/app.ts'
import { unreadAnswers, waitingBodies } from './http/backpressure.ts'
import { diskSpaceOf, standardKeepFreeMb } from './http/disk-space.ts'
import { standardLimits } from './http/limits.ts'
import { type Listening, listen } from './http/listen.ts'
import { checkApart, type Place, placesOf, warnOfPlainText } from './http/places.ts'
import { redactor } from './http/redact.ts'
import { requestLog } from './http/request-log.ts'
import { openTls } from './http/tls.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { controlPathAdvice, type PathAdvice, propertyPathAdvice } from './http/unknown-paths.ts'
import { changedProperties, withNewsOfWrites } from './live/changed-properties.ts'
import { liveEvents } from './live/live-events.ts'
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
import type { ServerOptions } from './server-options.ts'
import { shareTestState } from './share-test-state.ts'
import { standardError } from './standard-error.ts'
import { StartError } from './start-error.ts'
import { keptStates, noKeptState } from './storage/kept-state.ts'
import type { Window } from './storage/processes.ts'
import { damagedDatabase, isDamaged } from './storage/sqlite/opening-problem.ts'

/** A running server. */
export type Server = {
  /**
   * Address of the property API, such as `http://127.0.0.1:4020`, or `unix:` and the path of its Unix socket; empty for a
   * worker, which has none.
   */
  url: string
  /** Port of the property API; 0 where it listens on a Unix socket, or has none. */
  port: number
  /** Address of the control API, as that of the property API; undefined when it is off. */
  controlUrl: string | undefined
  /** Admin token of the control API; undefined when that is off, or has all its tokens from a file. */
  controlToken: string | undefined
  /**
   * Resolves with why the server can go on no more until it is started again; nothing of it does while all is well. On
   * PostgreSQL its database may have been restored, migrated or changed by a newer version while a connection was lost.
   * Every request is a 503 from then on: stop it.
   */
  superseded: Promise<Error>
  /**
   * Reads the files of `tls` again; without `tls` the log says that there are none. Connections from now on get the new
   * certificate; where it cannot be used, the log says why and the present one stays.
   */
  reloadCertificate(): void
  /**
   * Takes no more connections and requests, answers those under way, for at most 5<!-- http/app.graceMs/1000 --> seconds, and closes the database.
   * @param drainMs for so long, or until all connections are closed, it still answers what comes over those that are open,
   *   and closes each after its answer: so callers under load see no broken request. Default 0
   */
  stop(drainMs?: number): Promise<void>
}

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
  const demo = options.demo || options.hotel !== undefined
  const { test = demo, console: withConsole = demo || test, control = demo || test || withConsole } = options
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
  const live = withConsole ? liveEvents() : undefined
  const changes = live && changedProperties(live, hotels.storage.shared)
  if (changes) opened.defer(changes.close)
  clock.onSet(() => changes?.changed(null))
  const storage = changes ? withNewsOfWrites(hotels.storage, changes.changed) : hotels.storage
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
  const receipts = receiptsOf(storage)
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
  const apps: App[] = []
  const shared = { redact, limits, allowedHosts: options.allowedHosts }
  const newApp = (place: Place, advise: PathAdvice) => {
    const isSocket = 'socket' in place
    const trustsProxy = trusted(isSocket)
    const app = createApp(log, { ...shared, trustsProxy, advise, tls: isSocket ? undefined : tls })
    opened.defer(async () => {
      await app.close()
      // Where it took no more connections before, Fastify does not wait for those that are there.
      await app.closed()
    })
    apps.push(app)
    return app
  }

  const trace = {
    requests: metrics && requests,
    clock,
    redact,
    log,
    metrics,
    tracing,
  }
  const parts = { service, faults, diskSpace, demo, checkResponses, firstHotel }
  let propertyApp: App | undefined
  if (role !== 'worker') {
    propertyApp = newApp(places.property, propertyPathAdvice)
    if (demo) await letLocalPagesCall(propertyApp, options.allowedHosts)
    addRequestTrace(propertyApp, { ...trace, api: 'property' })
    const unread = unreadAnswers(limits)
    const bodies = waitingBodies(limits)
    addPropertyApi(propertyApp, { ...parts, handlers, receipts, unread, bodies, quota, counted })
  }
  const health = healthOf({ role, storage, diskSpace, clockCheck })
  let controlApp: App | undefined
  if (lazy && metrics && tokens) {
    controlApp = newApp(places.control, controlPathAdvice)
    addRequestTrace(controlApp, { ...trace, api: 'control' })
    const bodies = waitingBodies(limits, 'over the control API')
    const sessions = withConsole ? consoleSessions(storage.encryption) : undefined
    const unread = unreadAnswers(limits, { one: 'this token', all: 'callers of the control API' })
    const watched = { requests, live, quota, counted, redact }
    const controlApi = { ...parts, ...watched, kept, tokens, log, bodies, unread, test, sessions }
    lazy.addControlListener(controlApp, metrics, health, tls, controlApi)
  }
  if (role !== 'api') opened.defer(startMaintenance(service, log, clockCheck))
  opened.defer(() => {
    live?.close()
    for (const app of apps) app.stopping()
    // Nothing may hold up the end, least of all on purpose.
    faults.letGo()
  })
  const scheme = tls ? 'https' : 'http'
  const listening = {
    control: controlApp && (await listen(controlApp, places.control, scheme)),
    controlToken: tokens?.bootstrap,
    property: propertyApp ? await listen(propertyApp, places.property, scheme) : { url: '', port: 0 },
    reloadCertificate: () => (tls ? tls.reload() : log.warn(noCertificate)),
    superseded,
    drain: (ms: number) => {
      health.stopping()
      live?.close()
      return Promise.all(apps.map((app) => app.drain(ms)))
    },
  }
  health.started()
  if (!tls) {
    const open = [...(propertyApp ? [places.property] : []), ...(controlApp ? [places.control] : [])]
    warnOfPlainText(open, log)
  }
  return listening
}

const noCertificate =
  'SIGHUP is ignored: there is no certificate to read again. Give it with --tls-cert and --tls-key, or take away what sends SIGHUP; SIGTERM stops the server.'
