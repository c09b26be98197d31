import type { IncomingHttpHeaders } from 'node:http'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { DeliveryTracing } from '../distribution/outbox.ts'
import { laneTraces } from './lane-traces.ts'

/** What of a request is in its span: nothing of its address, which has the token. */
type TracedRequest = {
  headers: IncomingHttpHeaders
  method: string
  operation: string
  route: string | undefined
}

/** The span of a request that is under way. */
export type RequestSpan = {
  /** Does the rest of the request, which the span is for. */
  within(work: () => void): void
  end(status: number | undefined, hotel: string | undefined): void
}

/** Spans for the SDK of OpenTelemetry, through its API. */
export type Tracing = DeliveryTracing & { begin(request: TracedRequest): RequestSpan }

const firstServerError = 500

/** One trace leads from the request, which may be part of a caller's, through the deliveries of what it changed. */
export function openTracing(): Tracing {
  const tracer = trace.getTracer('@innwire/server')
  const lanes = laneTraces()
  return {
    begin: ({ headers, method, operation, route }) => {
      const attributes = {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
      }
      const parent = propagation.extract(ROOT_CONTEXT, headers)
      const span = tracer.startSpan(operation, { kind: SpanKind.SERVER, attributes }, parent)
      return {
        within: (work) => context.with(trace.setSpan(parent, span), work),
        end: (status, hotel) => {
          if (hotel !== undefined) span.setAttribute('innwire.hotel', hotel)
          if (status === undefined) span.setAttribute('error.type', 'aborted')
          else span.setAttribute('http.response.status_code', status)
          if (status === undefined || status >= firstServerError) {
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
    },
    woken: (lane) => {
      const active = trace.getSpanContext(context.active())
      if (active) lanes.woken(lane, active)
    },
    deliver: async (lane, { delivery_id }, attempt, send) => {
      const { parent, others, delivered } = lanes.begin(lane)
      const from = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const attributes = {
        'innwire.hotel': lane.hr_id,
        'innwire.channel': lane.channel_code,
        'innwire.mapping': lane.mapping_code,
        'innwire.delivery': delivery_id,
        'innwire.attempt': attempt,
      }
      const links = others.map((other: SpanContext) => ({ context: other }))
      const span = tracer.startSpan('deliver', { kind: SpanKind.CLIENT, attributes, links }, from)
      const headers: Record<string, string> = {}
      propagation.inject(trace.setSpan(from, span), headers)
      try {
        const result = await send(headers)
        span.setAttribute('innwire.outcome', result.outcome)
        if (result.outcome === 'succeeded') delivered()
        else span.setStatus({ code: SpanStatusCode.ERROR, message: result.message })
        return result
      } finally {
        span.end()
      }
    },
  }
}
