import type { Authenticator } from '../control/authenticate.ts'
import type { App } from '../http/app.ts'
import type { MeasuredService } from './database-gauges.ts'
import type { Health } from './health.ts'
import type { Host } from './host-gauges.ts'
import type { Metrics } from './metrics.ts'

/** Adds what Prometheus reads, for every control token: each role may at least read. */
export function addMetrics(
  app: App,
  metrics: Metrics,
  service: MeasuredService,
  host: Host,
  health: Pick<Health, 'obstacleToWrites'>,
  authenticate: Authenticator['authenticate'],
): void {
  app.get('/metrics', {
    config: { operation: 'metrics' },
    onRequest: async (request) => {
      await authenticate(request)
    },
    handler: async (_request, reply) => {
      await metrics.measure(service, host, health)
      return reply.type(metrics.contentType).send(await metrics.text())
    },
  })
}
