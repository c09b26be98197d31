import type { AddressInfo } from 'node:net'
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
import { type HttpLimits, standardLimits } from './http/limits.ts'
import { addPropertyApi } from './http/property-api.ts'
import type { QuotaNumbers, Window } from './http/quota.ts'
import { redactor } from './http/redact.ts'
import { requestLog } from './http/request-log.ts'
import { addRequestTrace } from './http/request-trace.ts'
import { unreadAnswers } from './http/unread-answers.ts'
import { startMaintenance } from './maintenance.ts'
import { setUpCache } from './property/set-up.ts'
import { propertyHandlers } from './property-handlers.ts'
import { StartError } from './start-error.ts'
import { openKeptState } from './storage/kept-state.ts'
import { openStorage } from './storage/open-storage.ts'
import { temporaryDatabase } from './storage/temporary-database.ts'

/** Settings of {@link startServer}. */
export type ServerOptions = {
  /**
   * Port to listen on, on 127.0.0.1; 0 takes a free one.
   * @default 4020
   */
  port?: number
  /**
   * The SQLite file; it is made when it does not exist. Without one, a temporary file that goes when the server
   * stops.
   */
  database?: string
  /**
   * Key of the secrets in the database, 32 bytes in base64 or hex.
   * @default that of the file beside the database, `<database>-key`, which the first start makes
   */
  secretKey?: string
  /**
   * Sets up the demo hotel (`hr_id=demo`, `token=demo-token`) where there is none yet, opens the control API and lets
   * pages of any origin call the property API.
   * @default false
   */
  demo?: boolean
  /**
   * Opens the control API under `/control/v1`.
   * @default the value of `demo`
   */
  control?: boolean
  /**
   * Token of the control API, 8 to 128 visible ASCII characters.
   * @default a new one, found in {@link Server.controlToken}
   */
  controlToken?: string
  /** Quota of every property that has none of its own (D11); none when left out. */
  quota?: QuotaNumbers
  /**
   * Names by which callers may reach the server besides 127.0.0.1 and localhost, such as that of a proxy which passes on
   * its own: `pms.example.com` or `pms.example.com:8443`. Requests for any other host are refused.
   */
  allowedHosts?: string[]
  /** Bounds on connections, slow callers and unread answers, in place of the standard ones. */
  limits?: Partial<HttpLimits>
  /**
   * What is logged to standard error, one JSON object a line.
   * @default 'silent'
   */
  log?: LogLevel
  /**
   * Checks every answer of both APIs against their contracts, and answers 500 in place of one that breaks it. For
   * tests.
   * @default false
   */
  checkResponses?: boolean
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** A running server. */
export type Server = {
  /** Its address, such as `http://127.0.0.1:4020`. */
  url: string
  port: number
  /** Token of the control API; undefined when that is off. */
  controlToken: string | undefined
  /** Takes no more requests, answers those under way, for at most 5 seconds, and closes the database. */
  stop(): Promise<void>
}

/**
 * Starts the whole service: every operation of the property API with its state, the distribution to channels, and
 * the control API where it is wanted.
 *
 * @throws {StartError} when the database cannot be used, or the port is taken
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
    const port = await open(options, token, opened)
    let stopped: Promise<void> | undefined
    return {
      url: `http://127.0.0.1:${port}`,
      port,
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

/** @returns the port that it listens on */
async function open(
  options: ServerOptions,
  token: string | undefined,
  opened: AsyncDisposableStack,
): Promise<number> {
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
  const app = createApp(log, { redact, limits, allowedHosts: options.allowedHosts })
  opened.defer(() => app.close())
  if (demo) await letPagesCall(app, routes)
  addRequestTrace(app, requests, clock, redact)
  addPropertyApi(app, routes, {
    service,
    handlers,
    faults,
    unread: unreadAnswers(limits),
    quota,
    counted,
    demo,
    checkResponses,
  })
  if (token) {
    // The compiled schemas of the control API are large; a server without it does not load them.
    const { addControlApi } = await import('./control/control-api.ts')
    addControlApi(app, { service, faults, requests, token, demo, checkResponses })
  }
  opened.defer(startMaintenance(service, log))
  opened.defer(() => {
    app.stopping()
    // Nothing may hold up the end, least of all on purpose.
    faults.letGo()
  })
  await listen(app, port)
  return (app.server.address() as AddressInfo).port
}

/** @throws {StartError} */
async function listen(app: App, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`
    throw new StartError(`Port ${port} ${reason}. Choose another with --port.`)
  }
}
