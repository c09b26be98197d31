import type { Logger } from 'pino'
import { type App, type AppOptions, createApp } from './app.ts'
import { type Listening, listen } from './listen.ts'
import { type Place, warnOfPlainText } from './places.ts'
import type { TrustsProxy } from './trusted-proxies.ts'
import type { PathAdvice } from './unknown-paths.ts'

type Shared = Pick<AppOptions, 'redact' | 'limits' | 'allowedHosts' | 'tls'> & {
  /** Which proxies are believed, by whether callers ask over a Unix socket. */
  trusted: (onSocket: boolean) => TrustsProxy
}

/** Something to listen, in its place. */
export type Listener = { app: App; listen(): Promise<Listening> }

/**
 * The listeners of a server, which share settings and an end.
 * @param opened what is added is closed with it
 */
export function openListeners(log: Logger, shared: Shared, opened: AsyncDisposableStack) {
  const { trusted, tls, ...others } = shared
  const apps: App[] = []
  return {
    add: (place: Place, advise: PathAdvice): Listener => {
      const isSocket = 'socket' in place
      const ofPlace = { trustsProxy: trusted(isSocket), tls: isSocket ? undefined : tls }
      const app = createApp(log, { ...others, ...ofPlace, advise })
      opened.defer(async () => {
        await app.close()
        // Where it took no more connections before, Fastify does not wait for those that are there.
        await app.closed()
      })
      apps.push(app)
      return {
        app,
        listen: async () => {
          const listening = await listen(app, place, tls ? 'https' : 'http')
          if (!tls) warnOfPlainText(place, log)
          return listening
        },
      }
    },
    stopping: () => {
      for (const app of apps) app.stopping()
    },
    drain: (ms: number) => Promise.all(apps.map((app) => app.drain(ms))),
  }
}
