import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from '@innwire/server'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { type Control, controlOf } from '../hotel.ts'
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts'
import { type Channel, startChannel } from './channel.ts'
import { dice } from './dice.ts'
import type { Setting } from './engines.ts'
import { expectHotel } from './expect-hotel.ts'
import { randomHotel } from './random-hotel.ts'
import { startWorker } from './worker-process.ts'

/*
 * Whole histories: hotels in which everything happens at random, with a service that fails in every way it can and a
 * worker that is killed at random moments. INNWIRE_HISTORIES_ROUNDS asks for more of them, INNWIRE_HISTORIES_SEED for
 * those of another seed. Each round plays twenty histories at once.
 */
const rounds = Number(process.env.INNWIRE_HISTORIES_ROUNDS ?? 10)
const firstSeed = Number(process.env.INNWIRE_HISTORIES_SEED ?? Date.now() % 1_000_000)
const hotelsAtOnce = 20
/** A round that takes longer hangs somewhere, and says where. */
const longestRoundMs = 100_000
const stepsOfHotel = 25
const quota = { perMinute: 600, perDay: 20_000 }

const pacing = {
  collectMs: 30,
  followMs: 30,
  pollMs: 250,
  sweepMs: 60_000,
  retryMs: 1,
  doubtMs: 1200,
  timeoutMs: 800,
  leaseMs: 1500,
}

let server: Server
let control: Control
let postgres: PostgresServer
let channel: Channel
let folder: string
const chance = dice(firstSeed)
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innwire-histories-'))
  server = await startServer({
    port: 0,
    test: true,
    checkResponses: true,
    quota: { per_minute: quota.perMinute, per_day: quota.perDay },
  })
  control = controlOf(server)
  postgres = await startPostgres()
  channel = await startChannel(() => chance.chance(0.15))
  await control('PUT', '/channels/online', { name: 'Online' })
  await control('PUT', '/channels/http', { name: 'Over HTTP' })
})
afterAll(async () => {
  await server.stop()
  await channel.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

describe(`histories with faults and kill -9, from seed ${firstSeed}`, () => {
  it.for(Array.from({ length: rounds }, (_, round) => round))(
    'round %i ends as it must',
    { timeout: 120_000 },
    async (round) => {
      const seed = firstSeed + round
      const random = dice(seed)
      const names = Array.from({ length: hotelsAtOnce }, (_, number) => `h${seed}-${number}`)
      const setting: Setting = {
        baseUrl: server.url,
        quota,
        pacing,
        // Every fifth round is played on PostgreSQL.
        journal: round % 5 === 4 ? await postgres.newSchema() : join(folder, `${seed}.db`),
        pms: join(folder, `${seed}-pms.db`),
        hotels: names.map((hrId) => ({ hrId, token: `${hrId}-token` })),
        handlerFailsEvery: 7,
        faulty: { share: 0.08, seed },
      }
      let worker = undefined as ReturnType<typeof startWorker> | undefined
      const hotels = await Promise.all(
        names.map((hrId, number) =>
          randomHotel({
            hrId,
            control,
            channelUrl: channel.url,
            worker: () => worker as ReturnType<typeof startWorker>,
            seed: seed * 100 + number,
          }),
        ),
      )
      channel.refuseNothing(false)
      worker = startWorker(setting)
      const playing = worker
      const { promise: tooLong, reject } = Promise.withResolvers<never>()
      const ending = setTimeout(() => {
        const where = [...playing.settling].map(([hrId, at]) => `\n${hrId} at ${at}`)
        reject(new Error(`It has not ended after ${longestRoundMs} ms.${where.join('')}`))
      }, longestRoundMs)
      const play = async () => {
        let steps = 0
        const kills = new Set([1, 2, 3].map(() => random.upTo(hotelsAtOnce * stepsOfHotel)))
        await Promise.all(
          hotels.map(async (hotel) => {
            for (let step = 0; step < stepsOfHotel; step += 1) {
              await hotel.step()
              steps += 1
              if (kills.has(steps)) worker?.kill()
            }
          }),
        )
        await control('DELETE', '/faults')
        channel.refuseNothing(true)
        await Promise.all(names.map((hrId) => worker?.order({ hrId, settle: true })))
        await Promise.all(
          hotels.map((hotel) => expectHotel({ hotel, control, channel, pmsFile: setting.pms })),
        )
      }
      try {
        await Promise.race([play(), tooLong])
      } catch (error) {
        console.error(
          `Round with seed ${seed}: ${error}\nThe worker said: ${worker.trouble.slice(-20).join('')}`,
        )
        throw error
      } finally {
        clearTimeout(ending)
        await worker.stop()
      }
    },
  )
})
