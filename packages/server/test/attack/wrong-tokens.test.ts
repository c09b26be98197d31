import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { attemptsIn, wrongTokenLines } from './wrong-tokens.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await new ServerProcess(['--demo', '--port', '0']).ready()
})
afterAll(() => server.kill())

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
