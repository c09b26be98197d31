import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A channel that keeps what it gets and answers when it is told to. */
export async function startReceiver() {
  const seen: { text: string; signature: string; timestamp: string }[] = []
  const held: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString('utf8')
    const { 'innwire-signature': signature, 'innwire-timestamp': timestamp } = request.headers
    seen.push({ text, signature: String(signature), timestamp: String(timestamp) })
    held.push(response)
    if (!receiver.holds) receiver.answer()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/changes`,
    seen,
    holds: false,
    answer: () => {
      for (const response of held.splice(0)) response.writeHead(204).end()
    },
    stop: () => server.close().closeAllConnections(),
  }
  return receiver
}
