import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startServer, verify } from '@innwire/server'

// The channel's side. Keep the newest ids where your data are, in the same transaction.
const secret = 'a-secret-of-the-channel'
const newest = new Map<string, number>()
const receiver = createServer(async (request, response) => {
  const body = await buffer(request)
  const { 'innwire-signature': signature, 'innwire-timestamp': timestamp } = request.headers
  if (!verify(secret, signature, timestamp, body, { now: new Date() })) {
    response.writeHead(401).end()
    return
  }
  const { property, channel, mapping_code, delivery_id, dates } = JSON.parse(body.toString())
  const key = JSON.stringify([property, channel, mapping_code])
  if (delivery_id > (newest.get(key) ?? 0)) {
    console.log(`${mapping_code}: ${dates.length} dates`, dates[0])
    newest.set(key, delivery_id)
  }
  response.writeHead(204).end() // taken, also when it came before
  receiver.emit('taken')
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')

// The hotel's side: a mapping that is new to a channel is told its whole calendar.
const server = await startServer({ port: 0, demo: true })
const put = (path: string, body: unknown) =>
  fetch(`${server.controlUrl}/control/v1/properties/demo/channels/hrs${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const { port } = receiver.address() as { port: number }
const taken = once(receiver, 'taken')
await put('', { connector: { kind: 'http', url: `http://127.0.0.1:${port}/changes`, secret } })
await put('/mappings/DBL', { rate_code: 'HR:1', name: 'Double room' })
await taken // DBL: 365 dates { date: …, availability: …, price: … }

await server.stop()
receiver.close()
