import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { httpTransport } from '../../src/connectors/http.ts'
import { change } from './change.ts'

const ok = 'HTTP/1.1 200 OK\r\n'
const chunked = 'HTTP/1.1 422 No\r\ntransfer-encoding: chunked\r\n\r\n'

/** A receiver that goes on answering for as long as the connection is there. */
async function endless(beginning: string, part: string) {
  const parts = part.repeat(Math.ceil(65_536 / part.length))
  const closed = Promise.withResolvers<void>()
  const answer = (socket: Socket) => {
    const go = () => {
      while (socket.writable && socket.write(parts));
    }
    socket.on('drain', go)
    socket.write(beginning)
    go()
  }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('close', closed.resolve)
    socket.once('data', () => answer(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, closed: closed.promise, stop: () => server.close() }
}

// Each would last until the time limit, and keep a core busy meanwhile.
it.each([
  ['headers', ok, 'x-more: yyyyyyyyyyyyyyyy\r\n', 'retry'],
  ['one header', `${ok}x-long: `, 'y', 'retry'],
  ['hints of headers to come', '', 'HTTP/1.1 103 Early Hints\r\n\r\n', 'retry'],
  ['leave to continue', '', 'HTTP/1.1 100 Continue\r\n\r\n', 'retry'],
  ['trailers', `${chunked}1\r\ny\r\n0\r\n`, 'x-more: yyyyyyyyyyyyyyyy\r\n', 'failed'],
  ['the extension of a chunk', `${chunked}1`, ';yyyyyyyyyyyyyyyy=y', 'failed'],
  ['chunks of one byte', chunked, '1\r\ny\r\n', 'failed'],
  ['text', 'HTTP/1.1 422 No\r\ncontent-length: 99999999999\r\n\r\n', 'y', 'failed'],
  ['bytes after the end', 'HTTP/1.1 204 No Content\r\n\r\n', 'y', 'succeeded'],
])('endless %s of a receiver are cut off', async (_, beginning, part, outcome) => {
  const receiver = await endless(beginning, part)
  const connector = httpTransport({
    url: receiver.url,
    secret: 'a-secret',
    now: () => new Date(),
    timeoutMs: 20_000,
  })
  const handover = await connector.deliver(change, 1, new AbortController().signal)
  expect(handover.outcome).toBe(outcome)
  if (handover.outcome !== 'succeeded') expect(handover.message).not.toContain('within 20 s')
  await receiver.closed
  receiver.stop()
})
