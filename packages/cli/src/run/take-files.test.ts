import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CalendarChange, memoryStore, type Sync } from '@innwire/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hotelFolder } from './folder.ts'
import { openIntake } from './take-files.ts'

let path: string
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'innwire-folder-'))
})
afterEach(() => rm(path, { recursive: true }))

const night = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)

it('a file that cannot be moved is set once, also by a later start, and others wait behind it until it can', async () => {
  const folder = hotelFolder(path)
  await folder.make()
  const store = memoryStore()
  const set: unknown[] = []
  const calendar = { set: async (changes: CalendarChange[]) => void set.push(changes[0]?.availability) }
  const logged: string[] = []
  const start = () =>
    openIntake({
      sync: { calendar } as unknown as Sync,
      store,
      folder,
      hrId: 'linden',
      log: ({ message }) => logged.push(message),
      codes: { read: async () => {}, check: async () => {} },
      writeOutcome: async () => {},
      dates: async () => undefined,
    })
  let intake = start()
  const put = async (name: string, availability: number) => {
    await writeFile(join(path, '.draft'), JSON.stringify({ inv_code: 'HR:1', date: night, availability }))
    await rename(join(path, '.draft'), join(path, 'calendar', name))
  }
  const { signal } = new AbortController()
  await put('1.ndjson', 3)
  await put('2.ndjson', 4)
  await rmdir(join(path, 'taken'))
  await writeFile(join(path, 'taken'), '')
  const failed = 'calendar/1.ndjson is in the journal, and cannot be moved into taken/: '
  for (let look = 0; look < 3; look += 1) await expect(intake.takeAll(signal)).rejects.toThrow(failed)
  expect(set).toEqual([3])
  intake = start()
  await expect(intake.takeAll(signal)).rejects.toThrow(failed)
  expect(set).toEqual([3])

  await put('1.ndjson', 2)
  await expect(intake.takeAll(signal)).rejects.toThrow(failed)
  expect(set).toEqual([3, 2])

  intake = start()
  await rm(join(path, 'taken'))
  await mkdir(join(path, 'taken'))
  await intake.takeAll(signal)
  expect(set).toEqual([3, 2, 4])
  expect((await readdir(join(path, 'taken'))).sort()).toEqual(['calendar-1.ndjson', 'calendar-2.ndjson'])
  expect(logged).toEqual([
    'calendar/1.ndjson: the journal has it since before this start, and it was not taken again.',
    'calendar/2.ndjson: 1 line(s) are in the journal.',
  ])
})
