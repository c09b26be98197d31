import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { pino } from 'pino'
import { openClock } from './clock.ts'
import { controlToken } from './control/control-token.ts'
import { setUpDemo } from './demo/set-up-demo.ts'
import { startOutbox } from './distribution/outbox.ts'
import { type App, createApp } from './http/app.ts'
import { contractRoutes } from './http/contract-routes.ts'
import { letPagesCall } from './http/cross-origin.ts'
import { faultRules, type KeptFault } from './http/faults.ts'
import { standardLimits } from './http/limits.ts'
import { listen } from './http/listen.ts'
import { addPropertyApi } from './http/property-api.ts'
import type { Window } from './http/quota.ts'
import { redactor } from './http/redact.ts'
import { requestLog } from './http/request-log.ts'
import { addRequestTrace } from './http/request-trace.ts'
import { unreadAnswers } from './http/unread-answers.ts'
import { startMaintenance } from './maintenance.ts'
import { setUpCache } from './property/set-up.ts'
import { propertyHandlers } from './property-handlers.ts'
import type { ServerOptions } from './server-options.ts'
import { openKeptState } from './storage/kept-state.ts'
import { openStorage } from './storage/open-storage.ts'
import { temporaryDatabase } from './storage/temporary-database.ts'

/** A running server. */
export type Server = {
  /** Address of the property API, such as `http://127.0.0.1:4020`. */
  url: string
  port: number
  /** Address of the control API, such as `http://127.0.0.1:4021`; undefined when that is off. */
  controlUrl: string | undefined
  /** Token of the control API; undefined when that is off. */
  controlToken: string | undefined
  /** Takes no more requests, answers those under way, for at most 5 seconds, and closes the database. */
  stop(): Promise<void>
}

/**
 * Starts the whole service: every operation of the property API with its state, the distribution to channels, and
 * the control API where it is wanted.
 *
 * @throws {StartError} when the database cannot be used, or a port is taken
 * @example
 * const server = await startServer({ port: 0, demo: true })
 * await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
 * await server.stop()
 */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { control = options.demo ?? false } = options
  const token = control ? controlToken(options.controlToken) : undefined
  // What was opened is closed in the opposite order, when it stops or when it cannot start.
  const opened = new AsyncDisposableStack()
  try {
    const { port, controlPort } = await open(options, token, opened)
    let stopped: Promise<void> | undefined
    return {
      url: `http://127.0.0.1:${port}`,
      port,
      controlUrl: controlPort === undefined ? undefined : `http://127.0.0.1:${controlPort}`,
      controlToken: token,
      stop: () => {
        stopped ??= opened.disposeAsync()
        return stopped
      },
    }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** @returns the ports that it listens on */
async function open(
  options: ServerOptions,
  token: string | undefined,
  opened: AsyncDisposableStack,
): Promise<{ port: number; controlPort: number | undefined }> {
  const { port = 4020, demo = false, log: level = 'silent', checkResponses = false, quota } = options
  const log = pino({ level }, pino.destination(2))
  const file = options.database ?? (await temporaryDatabase(opened))
  const storage = await openStorage(file, options.secretKey)
  opened.defer(storage.close)
  const clock = await openClock(storage)
  const setUps = setUpCache(storage.seal)
  if (demo) await setUpDemo({ storage, clock, setUps })
  const outbox = await startOutbox({ storage, clock, setUps, log })
  opened.defer(outbox.close)
  const service = { storage, clock, setUps, outbox }

  const handlers = propertyHandlers(service)
  const routes = contractRoutes(contract, handlers)
  const lost = (error: Error) =>
    log.error({ err: error }, 'Counters could not be written; they are tried again.')
  const counted = await openKeptState<Window[]>(storage, 'quota/', lost)
  opened.defer(counted.close)
  const kept = await openKeptState<KeptFault>(storage, 'fault/', lost)
  opened.defer(kept.close)
  const faults = faultRules(kept)
  const requests = requestLog()
  const redact = redactor({ isTokenHash: storage.isTokenHash, controlToken: token })
  const limits = { ...standardLimits, ...options.limits }
  const apps: App[] = []
  const newApp = () => {
    const app = createApp(log, { redact, limits, allowedHosts: options.allowedHosts })
    opened.defer(() => app.close())
    apps.push(app)
    return app
  }

  const property = newApp()
  if (demo) await letPagesCall(property, routes)
  addRequestTrace(property, requests, clock, redact)
  addPropertyApi(property, routes, {
    service,
    handlers,
    faults,
    unread: unreadAnswers(limits),
    quota,
    counted,
    demo,
    checkResponses,
  })
  let control: App | undefined
  if (token) {
    control = newApp()
    addRequestTrace(control, requests, clock, redact)
    // The compiled schemas of the control API are large; a server without it does not load them.
    const { addControlApi } = await import('./control/control-api.ts')
    addControlApi(control, { service, faults, requests, token, demo, checkResponses })
  }
  opened.defer(startMaintenance(service, log))
  opened.defer(() => {
    for (const app of apps) app.stopping()
    // Nothing may hold up the end, least of all on purpose.
    faults.letGo()
  })
  const { controlPort = port === 0 ? 0 : 4021 } = options
  return {
    controlPort: control && (await listen(control, controlPort, '--control-port')),
    port: await listen(property, port, '--port'),
  }
}
