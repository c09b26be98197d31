import type { Clock } from '../clock.ts'
import type { App } from './app.ts'
import type { Redactor } from './redact.ts'
import type { RequestLog } from './request-log.ts'

/** One line in the log, and one entry in the request log, for every request that ends, answered or not. */
export function addRequestTrace(app: App, requests: RequestLog, clock: Clock, redact: Redactor): void {
  const written = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onRequest', async (request, reply) => {
    const started = performance.now()
    reply.raw.once('close', () => {
      const { trace } = request
      // Where nobody gets to see it, it is not worked out.
      if (!trace && !written) return
      const hrId = trace?.caller?.setUp.property.hr_id
      const { path, query } = redact.address(request.url, { route: request.routeOptions.url, hrId })
      const entry = {
        at: clock.now().toISOString(),
        method: request.method,
        path,
        query,
        hr_id: hrId ?? null,
        operation_id: trace?.operationId ?? null,
        status: reply.raw.writableFinished ? reply.statusCode : null,
        duration_ms: Math.round((performance.now() - started) * 10) / 10,
        faults: trace?.struck.map((fault) => fault.effect) ?? [],
      }
      if (trace) requests.add({ id: request.id, ...entry })
      request.log.debug(entry, 'request')
    })
  })
}
