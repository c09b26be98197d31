import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, seen: Seen) => void

/** A real HTTP server on a free port that receives changes and answers as it is told. */
export async function startReceiver() {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await buffer(request).catch(() => undefined)
    // The sender was killed: it comes again.
    if (body === undefined) return response.destroy()
    const seen = { method, url, headers, body: body.toString('utf8') }
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

/** Price and number of the last change of a mapping that a receiver was sent. */
export function lastPrice({ seen }: { seen: Seen[] }, mapping: string): { price: string; id: number } {
  const changes = seen.map(({ body }) => JSON.parse(body))
  const last = changes.findLast(({ mapping_code }) => mapping_code === mapping)
  return { price: last.dates[0].price, id: last.delivery_id }
}

export const status =
  (code: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end(text)
