import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ChannelChange } from '../../src/distribution/connector.ts'

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, seen: Seen) => void

/** A real HTTP server on a free port that receives changes and answers as it is told. */
export async function startReceiver() {
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('utf8')
    const seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    receiver.seen.push(seen)
    receiver.answer(response, seen)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver = {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/changes`,
    seen: [] as Seen[],
    answer: status(204) as Answer,
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return receiver
}

export const status =
  (code: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end(text)

export const change: ChannelChange = {
  property: 'demo',
  channel: 'BOO',
  delivery_id: 8_121,
  transaction_id: '8120',
  mapping_code: '3301',
  name: 'Double room “Größe M”',
  rate_code: 'DBL-BAR',
  inv_code: 'DBL',
  created_at: '2026-11-21T09:30:00.000Z',
  dates: [
    { date: '2026-12-24', price: '129.90', stop_sale: false, min_stay: 2 },
    { date: '2026-12-25', price: '149.00', cta: true },
  ],
}
