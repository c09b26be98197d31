import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turns-'))
  storage = await openStorage(join(folder, 'hotel.db'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await storage.close()
  rmSync(folder, { recursive: true })
})

const happened: string[] = []
beforeEach(() => {
  happened.length = 0
})

const write = (name: string, hrId?: string) =>
  storage
    .write(async () => {
      happened.push(name)
    }, hrId)
    .then(() => happened.push(`${name} answered`))

it('hotels take turns, however many writes of one wait', async () => {
  const large = Array.from({ length: 200 }, (_, index) => write(`large ${index}`, 'large'))
  const others = [write('small', 'small'), write('own'), write('small again', 'small')]
  await Promise.all([...large, ...others])
  const done = happened.filter((name) => !name.endsWith('answered'))
  expect(done.slice(0, 6)).toEqual(['large 0', 'small', 'own', 'large 1', 'small again', 'large 2'])
  expect(done.filter((name) => name.startsWith('large'))).toEqual(
    Array.from({ length: 200 }, (_, index) => `large ${index}`),
  )
})

it('writes that keep arriving share one commit', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const later = Promise.withResolvers<unknown>()
  // Each comes in the turn of the loop after the one before.
  setImmediate(() => {
    setImmediate(() => later.resolve(write('third')))
    void write('second')
  })
  await write('first')
  await later.promise
  expect(happened.slice(0, 3)).toEqual(['first', 'second', 'third'])
})

it('a write that takes long is answered before the next ones are begun', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100
    return now
  })
  await Promise.all([write('first', 'large'), write('second', 'large'), write('third', 'small')])
  expect(happened).toEqual([
    'first',
    'first answered',
    'third',
    'third answered',
    'second',
    'second answered',
  ])
})

it('short writes that come together share a commit', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  await Promise.all([write('first', 'one'), write('second', 'one'), write('third', 'two')])
  expect(happened.slice(0, 3)).toEqual(['first', 'third', 'second'])
})
