import { doneOf } from '../../server/test/support/answered.ts'
import { startReceiver, status } from '../../server/test/support/receiver.ts'
import { type Figure, figureOf } from './figure.ts'
import { durablePostgres, postgresDatabase } from './scale-databases.ts'
import { dailyBody } from './server-day.ts'
import { sendDaily, token } from './server-hotel.ts'
import { controlToken, ourProcess, type Running } from './server-programs.ts'

const rounds = 5

/** Seconds from when a worker is killed, while a channel has not answered it yet, until another sends the same. */
export async function takeover(): Promise<Record<string, Figure>> {
  await using opened = new AsyncDisposableStack()
  const cluster = await durablePostgres()
  opened.defer(cluster.stop)
  const { address } = await postgresDatabase(cluster, 'bench')
  const start = async (role: 'api' | 'worker') => {
    const running = await ourProcess(address, role)
    opened.defer(() => running.stop('SIGKILL'))
    return running
  }
  const receiver = await startReceiver()
  opened.defer(receiver.stop)

  const api = await start('api')
  await openHotel(api, receiver.url)
  let worker = await start('worker')
  const seconds: number[] = []
  while (seconds.length < rounds) {
    const first = nextUnanswered(receiver)
    await sendDaily(api.url, { token, hrId: 'bench' }, dailyBody(seconds.length, 90, 'HR:1'))
    await first
    // Only now: else nobody would know which of the two has the hotel.
    const other = await start('worker')
    const second = nextUnanswered(receiver)
    const killed = performance.now()
    await worker.stop('SIGKILL')
    const answer = await second
    seconds.push((performance.now() - killed) / 1000)
    receiver.answer = status(204)
    answer()
    worker = other
  }
  return { 'scale.takeover.seconds': figureOf('s', seconds, (its) => its) }
}

/** @returns once something arrives, what answers it */
const nextUnanswered = (receiver: Awaited<ReturnType<typeof startReceiver>>) =>
  new Promise<() => void>((resolve) => {
    receiver.answer = (...arrived) => resolve(() => status(204)(...arrived))
  })

async function openHotel(api: Running, url: string): Promise<void> {
  const call = doneOf({ ...api, controlToken })
  await call('POST', '/properties', { hr_id: 'bench', name: 'Bench', time_zone: 'UTC', currency: 'EUR' })
  await call('POST', '/properties/bench/tokens', { label: 'bench', token })
  const room = { inv_code: 'HR:1', name: 'Room', room_capacity: 3, adult_capacity: 2 }
  await call('PUT', `/properties/bench/rooms/${encodeURIComponent('HR:1')}`, room)
  const connector = { kind: 'http', url, secret: 'a-secret-of-the-bench' }
  await call('PUT', '/channels/expedia', { name: 'Expedia' })
  await call('PUT', '/properties/bench/channels/expedia', { connector })
  const mapping = { rate_code: 'HR:1', name: 'Room' }
  await call('PUT', '/properties/bench/channels/expedia/mappings/one', mapping)
}
