import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually, type Hotel, startHotel } from '../hotel.ts'
import { guestsOf } from './guests.ts'
import { readLog, type Setting } from './worker.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
let running: ChildProcess[] = []
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(async () => {
  for (const worker of running) worker.kill('SIGKILL')
  running = []
  await hotel.stop()
})

const log = () => join(hotel.folder, 'taken.jsonl')

async function startWorker(more: Partial<Setting> = {}) {
  const { server, token, hrId, folder } = hotel
  const setting: Setting = {
    baseUrl: server.url,
    token,
    hrId,
    file: join(folder, 'sync.db'),
    log: log(),
    ...more,
  }
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts'), JSON.stringify(setting)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(worker)
  await once(worker.stdout, 'data')
  return worker
}

const takenOf = (number: string) => readLog(log()).filter(({ hr_number }) => hr_number === number)

it('finds what it had received and not saved when it was killed', async () => {
  const dying = await startWorker({ diesBeforeSave: true })
  const died = once(dying, 'exit')
  // The first sweep has nothing to find.
  await eventually(async () =>
    expect((await guests.lists()).some(({ query }) => query.has('from_last_update_date'))).toBe(true),
  )
  const number = await guests.book('Ada')
  const [, signal] = await died
  expect(signal).toBe('SIGKILL')
  expect(await guests.undelivered()).toBe(0)
  expect(takenOf(number)).toEqual([])
  await startWorker()
  await eventually(() => expect(takenOf(number).map(({ guest }) => guest)).toEqual(['Ada']))
})

it('brings every reservation to its last version, in order and each key once, however often it is killed', async () => {
  const numbers: string[] = []
  for (let round = 1; round <= 4; round += 1) {
    const worker = await startWorker()
    const died = once(worker, 'exit')
    const kill = () => worker.kill('SIGKILL')
    for (let index = 0; index < 12; index += 1) {
      if (index === 3 + 2 * round) kill()
      numbers.push(await guests.book(`Guest ${numbers.length}`))
      const older = numbers[(index * 7) % numbers.length] ?? ''
      if ((await guests.booking(older)).state === 'canceled') continue
      if (index % 5 === 4) await guests.cancel(older)
      else await guests.change(older, `Guest ${round}/${index}`)
    }
    await died
  }
  await startWorker()
  const last = await Promise.all(numbers.map(guests.booking))
  await eventually(() => {
    for (const { hr_number, guest, state, updated_at } of last)
      expect(takenOf(hr_number).at(-1)).toMatchObject({ guest, state, updated_at })
  })
  for (const number of numbers) {
    const times = takenOf(number).map(({ updated_at }) => updated_at)
    expect(times).toEqual(times.toSorted())
  }
  const keys = readLog(log()).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
