import { addConsole } from '../console/console-files.ts'
import { addControlApi, type ControlApi } from '../control/control-api.ts'
import type { App } from '../http/app.ts'
import type { Tls } from '../http/tls.ts'
import { addHealth, type Health } from './health.ts'
import type { Metrics } from './metrics.ts'

export { openMetrics } from './metrics.ts'

/** Adds all that is on the port of the control API: that itself, and what supervisors and Prometheus ask. */
export function addControlListener(
  app: App,
  metrics: Metrics,
  health: Health,
  tls: Tls | undefined,
  control: ControlApi,
): void {
  const { service, diskSpace } = control
  addHealth(app, health)
  const authenticate = addControlApi(app, control)
  if (control.sessions) addConsole(app)
  app.get('/metrics', {
    config: { operation: 'metrics' },
    // Every control token will do: each role may at least read.
    onRequest: async (request) => {
      await authenticate(request)
    },
    handler: async (_request, reply) => {
      await metrics.measure(service, { tls, diskSpace, storage: service.storage }, health)
      return reply.type(metrics.contentType).send(await metrics.text())
    },
  })
}
