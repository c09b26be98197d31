import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { attemptsIn, wrongTokenLines } from './wrong-tokens.ts'

let server: ServerProcess
beforeEach(async () => {
  server = await new ServerProcess(['--demo', '--port', '0']).ready()
})
afterEach(() => server.kill())

it('many wrong control tokens on one connection leave nothing in the log but its lines', async () => {
  const { host, hostname, port } = new URL(server.controlUrl)
  const socket = connect(Number(port), hostname)
  const request = `GET /control/v1/clock HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer one\r\n\r\n`
  socket.write(request.repeat(30))
  await once(socket, 'data')
  await vi.waitFor(() => expect(attemptsIn(server.log)).toBe(30), waiting)
  const { log } = await server.stop()
  socket.destroy()
  expect(log).not.toContain('Warning')
})

it('hundreds of wrong control tokens have few lines in the log, which tell how many they were', async () => {
  const wrong = { headers: { authorization: 'Bearer a-wrong-one' } }
  const attempts = Array.from({ length: 300 }, () => fetch(`${server.controlUrl}/control/v1/clock`, wrong))
  await vi.waitFor(() => expect(attemptsIn(server.log)).toBe(300), waiting)
  const { log } = await server.stop()
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(wrongTokenLines(log).length).toBeLessThan(40)
  expect(attemptsIn(log)).toBe(300)
})
