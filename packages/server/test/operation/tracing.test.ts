import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { laneTraces } from '../../src/operation/lane-traces.ts'
import { isTracingConfigured, startTracing } from '../../src/operation/start-tracing.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'
import { startReceiver, status } from '../support/receiver.ts'

type Receiver = Awaited<ReturnType<typeof startReceiver>>
type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
  links?: { spanId: string }[]
}

let collector: Receiver
let channel: Receiver
beforeAll(async () => {
  ;[collector, channel] = await Promise.all([startReceiver(), startReceiver()])
})
afterAll(() => Promise.all([collector.stop(), channel.stop()]))

const settings = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://${collector.host}`,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
})
const collected = () => collector.seen.map(({ body }) => body).join('\n')

/** The spans that the collector has got. */
const spans = (): Span[] =>
  collector.seen.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((its: { scopeSpans: { spans: Span[] }[] }) =>
      its.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const attribute = (span: Span | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0]

describe('a server whose program has an SDK', () => {
  let house: House
  let hotel: Hotel
  let stopTracing: () => Promise<void>
  beforeAll(async () => {
    for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value)
    stopTracing = await startTracing(process.env)
    house = await startHouse({ tracing: true })
    const connector = { kind: 'http', url: channel.url, secret: 'a-secret-of-a-channel' }
    hotel = await house.openHotel({ channels: { expedia: connector } })
  })
  afterAll(() => {
    vi.unstubAllEnvs()
  })

  it('has one trace from the request of the caller through the delivery to the receiver', async () => {
    const [traceId, callerSpan] = ['ab'.repeat(16), 'cd'.repeat(8)]
    channel.seen.length = 0
    channel.answer = status(503)
    const headers = { traceparent: `00-${traceId}-${callerSpan}-01`, tracestate: 'pms=1' }
    const json = { rooms: [{ inv_code: 'HR:1', dates: [{ date: inDays(3), price: '80' }] }] }
    await hotel.send('PUT', 'v2/apps/rooms/daily', {}, { json, headers })
    await vi.waitFor(() => expect(channel.seen).toHaveLength(1), waiting)
    channel.answer = status(204)
    await house.advance(60)
    await vi.waitFor(() => expect(channel.seen).toHaveLength(2), waiting)
    await hotel.send('GET', 'v2/apps/rooms')
    await answered(`${house.server.controlUrl}/health/live`)
    await house.server.stop()
    await stopTracing()

    const ofTrace = spans().filter((span) => span.traceId === traceId)
    const request = ofTrace.find(({ name }) => name === 'updateRoomsDaily')
    expect(request?.parentSpanId).toBe(callerSpan)
    expect(attribute(request, 'innwire.hotel')).toBe(hotel.hr_id)
    expect(attribute(request, 'http.route')).toBe('/api/v2/apps/rooms/daily')
    expect(attribute(request, 'http.response.status_code')).toBe(200)
    const deliveries = ofTrace.filter(({ name }) => name === 'deliver')
    expect(deliveries.map((span) => [span.parentSpanId, attribute(span, 'innwire.outcome')])).toEqual([
      [request?.spanId, 'retry'],
      [request?.spanId, 'succeeded'],
    ])
    expect(channel.seen.map((seen) => seen.headers.traceparent)).toEqual(
      deliveries.map(({ spanId }) => `00-${traceId}-${spanId}-01`),
    )
    expect(channel.seen[1]?.headers.tracestate).toBe('pms=1')

    const others = spans().filter((span) => span.traceId !== traceId)
    expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(['listRooms', 'createProperty']))
    expect(others.map(({ name }) => name)).not.toContain('health')
    for (const secret of [hotel.token, house.server.controlToken ?? '', 'a-secret-of-a-channel'])
      expect(collected()).not.toContain(secret)
  })
})

describe('the command', () => {
  it('sends traces where the variables ask for it, also those that are left when it stops', async () => {
    collector.seen.length = 0
    const server = await new ServerProcess(['--demo', '--port', '0'], settings()).ready()
    await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
    expect(await server.stop()).toMatchObject({ code: 0 })
    expect(spans().map(({ name }) => name)).toEqual(['listRooms'])
    expect(collected()).toContain('"innwire-server"')
    expect(collected()).not.toContain('demo-token')
  })

  it.each([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'hotel' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }, false],
  ])('with %j sends traces: %s', (environment, configured) => {
    expect(isTracingConfigured(environment)).toBe(configured)
  })
})

describe('the traces of a lane', () => {
  const lane = { hr_id: 'hotel-1', channel_code: 'expedia', mapping_code: 'E1' }
  const request = (spanId: string) => ({ traceId: 'ab'.repeat(16), spanId, traceFlags: 1 })
  const [first, second, third] = [request('1'), request('2'), request('3')]

  it('are those of all requests since the last delivery, and of a part of a change those of the change', () => {
    const traces = laneTraces()
    expect(traces.begin(lane)).toMatchObject({ parent: undefined, others: [] })
    traces.woken(lane, first)
    traces.woken(lane, second)
    const delivery = traces.begin(lane)
    expect(delivery).toMatchObject({ parent: first, others: [second] })
    traces.woken(lane, third)
    delivery.delivered()
    const next = traces.begin(lane)
    expect(next).toMatchObject({ parent: third, others: [] })
    next.delivered()
    expect(traces.begin(lane)).toMatchObject({ parent: third, others: [] })
  })

  it('are bounded, in number and for each lane', () => {
    const traces = laneTraces()
    for (let index = 0; index < 30; index += 1) traces.woken(lane, request(String(index)))
    expect(traces.begin(lane).others).toHaveLength(19)
    for (let index = 0; index < 10_000; index += 1)
      traces.woken({ ...lane, mapping_code: String(index) }, first)
    expect(traces.begin(lane)).toMatchObject({ parent: undefined, others: [] })
  })
})
