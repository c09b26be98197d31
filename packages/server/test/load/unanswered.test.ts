import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type App, createApp } from '../../src/http/app.ts'
import { standardLimits } from '../../src/http/limits.ts'
import { redactor } from '../../src/http/redact.ts'
import { waiting } from '../property-api/hotel.ts'

let app: App
let port: number
let begun: string[]
let letGo: () => void
const sockets: Socket[] = []
beforeEach(async () => {
  begun = []
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  app = createApp(pino({ level: 'silent' }), {
    redact: redactor({ isTokenHash: () => false, controlToken: undefined }),
    limits: { ...standardLimits, unansweredPerConnection: 4, pipelined: 5 },
  })
  app.get('/held/:name', async ({ url }) => {
    begun.push(url.slice('/held/'.length))
    await held
    return url
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  letGo()
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** Sends requests in one piece. */
function send(...names: string[]) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const read = { text: '' }
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    read.text += chunk
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  const request = (name: string) => `GET /held/${name} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
  socket.write(names.map(request).join(''))
  return {
    ended,
    more: (name: string) => socket.write(request(name)),
    hangUp: () => socket.destroy(),
    answered: () => [...read.text.matchAll(/\/held\/(\w\d)/g)].map(([, name]) => name),
  }
}

const isBegun = (...names: string[]) =>
  vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining(names)), waiting)

it('as many requests as a connection may have are answered in their order, and then as many again', async () => {
  const one = send('a1', 'a2', 'a3', 'a4')
  await isBegun('a1', 'a2', 'a3', 'a4')
  letGo()
  await vi.waitFor(() => expect(one.answered()).toEqual(['a1', 'a2', 'a3', 'a4']), waiting)
  for (const name of ['a5', 'a6', 'a7', 'a8']) one.more(name)
  await vi.waitFor(() => expect(one.answered().slice(4)).toEqual(['a5', 'a6', 'a7', 'a8']), waiting)
})

it('one more than it may have ends the connection, and no other one', async () => {
  const other = send('b1', 'b2')
  await isBegun('b1', 'b2')
  const greedy = send('a1', 'a2', 'a3', 'a4', 'a5', 'a6')
  await greedy.ended
  expect(begun).not.toContain('a5')
  expect(begun).not.toContain('a6')
  letGo()
  await vi.waitFor(() => expect(other.answered()).toEqual(['b1', 'b2']), waiting)
})

it('all connections together have a bound, within which each may have one request', async () => {
  const held = [send('a1', 'a2', 'a3', 'a4'), send('b1', 'b2', 'b3')]
  await isBegun('a4', 'b3')
  await send('c1', 'c2').ended
  const single = send('d1')
  await isBegun('d1')
  held[0]?.hangUp()
  await held[0]?.ended
  // What the one held is free again.
  await vi.waitFor(async () => {
    const again = send('e1', 'e2', 'e3')
    await Promise.race([isBegun('e3'), again.ended.then(() => Promise.reject(new Error('It was ended.')))])
  }, waiting)
  letGo()
  await vi.waitFor(
    () => expect([single, held[1]].map((one) => one?.answered())).toEqual([['d1'], ['b1', 'b2', 'b3']]),
    waiting,
  )
})
