import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadingName, startServer } from '@innwire/server'
import { doneOf } from '../../../server/test/support/answered.ts'
import { startPostgres } from '../store/postgres-server.ts'
import { startChannel } from './channel.ts'
import { dice } from './dice.ts'
import type { Setting } from './engines.ts'
import { expectHotel } from './expect-hotel.ts'
import { randomHotel } from './random-hotel.ts'
import { statementsFor } from './statements.ts'
import { startWorker } from './worker-process.ts'

/** A round that takes longer hangs somewhere, and says where. */
const longestRoundMs = 480_000
const stepsOfHotel = 25
const quota = { perMinute: 600, perDay: 20_000 }

const pacing = {
  collectMs: 30,
  followMs: 30,
  pollMs: 250,
  // Sweeps for what was lost go four at once, and then as far apart: a round has no time for many such pauses.
  sweepMs: 3000,
  retryMs: 1,
  unconfirmedMs: 1200,
  timeoutMs: 800,
  leaseMs: 1500,
}

/** A round of histories, played at once. */
export type Round = {
  seed: number
  /** Where the engines keep their journals. */
  place: 'sqlite' | 'postgres'
  /** For each hotel, by which readings the service answers it. */
  hotels: ReadingName[][]
}

/** A service with a channel, and databases: what histories need. */
export async function openStage(seed: number) {
  const chance = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'innwire-histories-'))
  const server = await startServer({
    port: 0,
    test: true,
    checkResponses: true,
    quota: { per_minute: quota.perMinute, per_day: quota.perDay },
  })
  const control = doneOf(server)
  const postgres = await startPostgres()
  const channel = await startChannel(() => chance.chance(0.15))
  await control('PUT', '/channels/online', { name: 'Online' })
  await control('PUT', '/channels/http', { name: 'Over HTTP' })

  /** Plays the round, with a worker that is killed three times, and looks at what has become of each hotel. */
  async function play({ seed, place, hotels: readings }: Round): Promise<void> {
    const random = dice(seed)
    const names = readings.map((_, number) => `h${seed}-${number}`)
    const setting: Setting = {
      baseUrl: server.url,
      control: { url: server.controlUrl ?? '', token: server.controlToken ?? '' },
      quota,
      pacing,
      journal: place === 'postgres' ? await postgres.newSchema() : join(folder, `${seed}.db`),
      pms: join(folder, `${seed}-pms.db`),
      hotels: names.map((hrId, number) => ({
        hrId,
        token: `${hrId}-token`,
        ...statementsFor(readings[number] ?? [], pacing),
      })),
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
          readings: readings[number] ?? [],
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
    const toTheEnd = async () => {
      let steps = 0
      const kills = new Set([1, 2, 3].map(() => random.upTo(hotels.length * stepsOfHotel)))
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
      // As an operator does, because the service pauses for ever longer after failures, up to a quarter of an hour.
      await Promise.all(names.map((hrId) => control('POST', `/properties/${hrId}/channels/http/resend`, {})))
      await Promise.all(names.map((hrId) => worker?.order({ hrId, settle: true })))
      await Promise.all(hotels.map((hotel) => expectHotel({ hotel, control, channel, pmsFile: setting.pms })))
    }
    try {
      await Promise.race([toTheEnd(), tooLong])
    } catch (error) {
      const sets = readings.map((set, number) => `${names[number]}: ${set.join(', ')}`).join('\n')
      console.error(
        `Round with seed ${seed}: ${error}\n${sets}\nThe worker said: ${worker.trouble.slice(-20).join('')}`,
      )
      throw error
    } finally {
      clearTimeout(ending)
      await worker.stop()
    }
  }

  return {
    play,
    async close() {
      await server.stop()
      await channel.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
