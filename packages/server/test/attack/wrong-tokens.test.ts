import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { attemptsIn, wrongTokenLines } from './wrong-tokens.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await new ServerProcess(['--control', '--port', '0', '--control-port', '0']).ready()
})
afterAll(() => server.kill())

it('hundreds of wrong control tokens have few lines in the log, which tell how many they were', async () => {
  let turnedAway = 0
  const attempts = Array.from({ length: 300 }, async () => {
    const { status } = await fetch(`${server.controlUrl}/control/v1/clock`, {
      headers: { authorization: 'Bearer a-wrong-one' },
    })
    if (status === 429) turnedAway += 1
  })
  await vi.waitFor(() => expect(turnedAway).toBeGreaterThan(150), waiting)
  const { log } = await server.stop()
  await Promise.all(attempts)
  expect(wrongTokenLines(log).length).toBeLessThan(40)
  expect(attemptsIn(log)).toBe(300)
})
