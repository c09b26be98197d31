import { watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TransactionDetails } from '@innwire/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Booking, CalendarEntry } from '../../src/generated/control.ts'
import { call, control } from './calls.ts'
import { dice, factor, seeded } from './dice.ts'
import { day } from './hotel.ts'
import { ServerProcess } from './server-process.ts'

let folder: string
let options: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-crash-'))
  options = ['--demo', '--port', '0', '--database', join(folder, 'hotel.db')]
})
afterEach(() => rm(folder, { recursive: true }))

/** Kills a server that starts after so many changes to its files, or when it is ready, if that comes first. */
async function killWhileStarting(changes: number): Promise<void> {
  const server = new ServerProcess(options)
  const enough = Promise.withResolvers<void>()
  let left = changes
  const watcher = watch(folder, () => {
    left -= 1
    if (left <= 0) enough.resolve()
  })
  await Promise.race([enough.promise, server.ready()])
  watcher.close()
  await server.kill()
}

/** What the demo hotel has, without what differs from start to start. */
async function demoOf(server: ServerProcess) {
  const read = <Body>(path: string) => control<Body>(server, 'GET', `/properties/demo${path}`)
  const { entries } = await read<{ entries: CalendarEntry[] }>(`/calendar?from=${day(1)}&to=${day(360)}`)
  const { bookings } = await read<{ bookings: Booking[] }>('/bookings')
  const lists = ['/rooms', '/accounts', '/departments', '/extras', '/pos-mappings', '/folios']
  return {
    entries: entries.map(({ code, date, availability, price }) => [code, date, availability, price]),
    bookings: bookings.map(({ guest, state, change }) => [guest, state, change]),
    lists: await Promise.all(lists.map((path) => read(path))),
    stays: ((await read('/stays')) as { stays: unknown[] }).stays.length,
  }
}

describe('a server that is killed while it starts', () => {
  it('has the whole demo hotel at the next start, and not two of it', () =>
    seeded(async (seed) => {
      const untouched = await new ServerProcess(['--demo', '--port', '0']).ready()
      const whole = await demoOf(untouched)
      await untouched.stop()

      const { number } = dice(seed)
      // The first of these find no database, the later ones one that is half made, or whole.
      for (let kill = 1; kill <= 6 * factor; kill += 1) await killWhileStarting(number(1, 30))
      const server = await new ServerProcess(options).ready()
      expect(await demoOf(server)).toEqual(whole)
      const { log } = await server.stop()
      expect(log.split('\n').filter((line) => !line.includes('"msg":"request"'))).toEqual([''])
    }))

  it('still delivers what it had to deliver', async () => {
    const first = await new ServerProcess(options).ready()
    const range = `inv_code=HR:1&availability=3&start_date=${day(5)}&end_date=${day(9)}`
    const update = await call(`${first.url}/api/v2/apps/rooms/~?${demo}&${range}`, { method: 'PUT' })
    const id = JSON.parse(update.text).transaction_id
    const before = await transactionOf(first, id)
    await first.kill()
    await killWhileStarting(2)
    const server = await new ServerProcess(options).ready()
    const after = await vi.waitFor(async () => {
      const transaction = await transactionOf(server, id)
      expect(transaction.counts.in_progress).toBe(0)
      return transaction
    })
    expect(after.details.map(({ id }) => id)).toEqual(before.details.map(({ id }) => id))
    await server.kill()
  })
})

const demo = 'hr_id=demo&token=demo-token'

async function transactionOf({ url }: ServerProcess, id: string): Promise<TransactionDetails['transaction']> {
  const path = '/api/v2/apps/infos/transaction_details'
  const { text } = await call(`${url}${path}?${demo}&transaction_id=${id}`)
  return JSON.parse(text).transaction
}
