import { dirname } from 'node:path'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { pino } from 'pino'
import { openClock } from './clock.ts'
import { openControlTokens } from './control/control-tokens.ts'
import { setUpDemo } from './demo/set-up-demo.ts'
import { startOutbox } from './distribution/outbox.ts'
import { resendRestored } from './distribution/resend-restored.ts'
import { type App, type AppOptions, createApp } from './http/app.ts'
import { contractRoutes } from './http/contract-routes.ts'
import { letPagesCall } from './http/cross-origin.ts'
import { diskRoom, standardKeepFreeMb } from './http/disk-room.ts'
import { faultRules, type KeptFault } from './http/faults.ts'
import { standardLimits } from './http/limits.ts'
import { listen } from './http/listen.ts'
import { controlPathAdvice, propertyPathAdvice } from './http/path-advice.ts'
import { addPropertyApi } from './http/property-api.ts'
import type { Window } from './http/quota.ts'
import { redactor } from './http/redact.ts'
import { requestLog } from './http/request-log.ts'
import { addRequestTrace } from './http/request-trace.ts'
import { unreadAnswers } from './http/unread-answers.ts'
import { waitingBodies } from './http/waiting-bodies.ts'
import { startMaintenance } from './maintenance.ts'
import { setUpCache } from './property/set-up.ts'
import { propertyHandlers } from './property-handlers.ts'
import { checkReadings } from './readings/check.ts'
import { readingsInForce, tellLeftAside } from './readings/in-force.ts'
import type { ServerOptions } from './server-options.ts'
import { standardError } from './standard-error.ts'
import { StartError } from './start-error.ts'
import { keptStates, noKeptState } from './storage/kept-state.ts'
import { openStorage } from './storage/open-storage.ts'
import { damagedDatabase, isDamaged } from './storage/opening-problem.ts'
import { snapshotFolder } from './storage/snapshots.ts'
import { temporaryDatabase } from './storage/temporary-database.ts'
import { removeUnfinished } from './storage/unfinished-snapshots.ts'

/** A running server. */
export type Server = {
  /** Address of the property API, such as `http://127.0.0.1:4020`. */
  url: string
  port: number
  /** Address of the control API, such as `http://127.0.0.1:4021`; undefined when that is off. */
  controlUrl: string | undefined
  /** Admin token of the control API; undefined when that is off, or has all its tokens from a file. */
  controlToken: string | undefined
  /** Takes no more requests, answers those under way, for at most 5 seconds, and closes the database. */
  stop(): Promise<void>
}

/**
 * Starts the whole service: every operation of the property API with its state, the distribution to channels, and
 * the control API where it is wanted.
 *
 * @throws {StartError} when the database or the file of control tokens cannot be used, a port is taken, or `demo` meets
 *   a database of other hotels
 * @example
 * const server = await startServer({ port: 0, demo: true })
 * await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
 * await server.stop()
 */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  // What was opened is closed in the opposite order, when it stops or when it cannot start.
  const opened = new AsyncDisposableStack()
  try {
    const { port, controlPort, controlToken } = await open(options, opened)
    let stopped: Promise<void> | undefined
    return {
      url: `http://127.0.0.1:${port}`,
      port,
      controlUrl: controlPort === undefined ? undefined : `http://127.0.0.1:${controlPort}`,
      controlToken,
      stop: () => {
        stopped ??= opened.disposeAsync()
        return stopped
      },
    }
  } catch (error) {
    await opened.disposeAsync()
    const { database } = options
    throw database !== undefined && isDamaged(error) ? new StartError(damagedDatabase(database)) : error
  }
}

type Listening = { port: number; controlPort: number | undefined; controlToken: string | undefined }

async function open(options: ServerOptions, opened: AsyncDisposableStack): Promise<Listening> {
  const { port = 4020, demo = false, log: level = 'silent', checkResponses = false, quota } = options
  const { deliveries = true, keepFreeMb = standardKeepFreeMb } = options
  const { test = demo, control = demo || test, controlPort = port === 0 ? 0 : 4021 } = options
  if (control && port !== 0 && port === controlPort) {
    throw new StartError(
      `Both APIs are to listen on port ${port}. Give each its own, with --port and --control-port.`,
    )
  }
  const standardReadings = checkReadings(options.readings ?? [], test)
  const log = pino({ level }, standardError())
  const tokens = control ? openControlTokens(options, log) : undefined
  const file = options.database ?? (await temporaryDatabase(opened))
  const storage = await openStorage(file, options.secretKey)
  opened.defer(storage.close)
  await removeUnfinished(snapshotFolder(file))
  const clock = await openClock(storage, test, log)
  const setUps = setUpCache(storage.seal, readingsInForce(standardReadings, test))
  if (!test) await tellLeftAside(storage, log)
  if (demo) await setUpDemo({ storage, clock, setUps })
  await resendRestored({ storage, clock, setUps })
  const outbox = await startOutbox({ storage, clock, setUps, log, deliveries })
  opened.defer(outbox.close)
  if (!deliveries) {
    log.warn('Nothing is handed to http receivers. Changes wait until it starts without --no-deliveries.')
  }
  const service = { storage, clock, setUps, outbox }

  const handlers = propertyHandlers(service, log)
  const routes = contractRoutes(contract, handlers)
  const lost = (error: Error) =>
    log.error({ err: error }, 'Counters could not be written; they are tried again.')
  const kept = keptStates(storage, lost)
  opened.defer(kept.flush)
  const counted = await kept.open<Window[]>('quota/')
  const rules = await kept.open<KeptFault>('fault/')
  if (!test && rules.values.size > 0) {
    log.warn('Faults that were added for tests are left aside. They are in force again with --test.')
  }
  const faults = faultRules(test ? rules : noKeptState())
  const requests = requestLog()
  const redact = redactor({
    isTokenHash: (hash) => storage.isTokenHash(hash) || (tokens?.isTokenHash(hash) ?? false),
    controlToken: tokens?.bootstrap,
  })
  const limits = { ...standardLimits, ...options.limits }
  const apps: App[] = []
  const newApp = (advise: NonNullable<AppOptions['advise']>) => {
    const app = createApp(log, { redact, limits, allowedHosts: options.allowedHosts, advise })
    opened.defer(() => app.close())
    apps.push(app)
    return app
  }

  const propertyApp = newApp(propertyPathAdvice)
  if (demo) await letPagesCall(propertyApp, routes)
  addRequestTrace(propertyApp, requests, clock, redact)
  const unread = unreadAnswers(limits)
  const room = diskRoom({ folder: dirname(file), keepFreeMb, log })
  const shared = { service, faults, room, demo, checkResponses }
  const bodies = waitingBodies(limits)
  const propertyApi = { ...shared, handlers, unread, bodies, quota, counted }
  addPropertyApi(propertyApp, routes, propertyApi)
  let controlApp: App | undefined
  if (tokens) {
    controlApp = newApp(controlPathAdvice)
    addRequestTrace(controlApp, requests, clock, redact)
    // The compiled schemas of the control API are large; a server without it does not load them.
    const { addControlApi } = await import('./control/control-api.ts')
    const bodies = waitingBodies(limits, 'over the control API')
    addControlApi(controlApp, { ...shared, requests, kept, tokens, redact, log, bodies, test })
  }
  opened.defer(startMaintenance(service, log))
  opened.defer(() => {
    for (const app of apps) app.stopping()
    // Nothing may hold up the end, least of all on purpose.
    faults.letGo()
  })
  return {
    controlPort: controlApp && (await listen(controlApp, controlPort, '--control-port')),
    controlToken: tokens?.bootstrap,
    port: await listen(propertyApp, port, '--port'),
  }
}
