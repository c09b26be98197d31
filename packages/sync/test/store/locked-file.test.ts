import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { type Store, StoreError } from '../../src/store/store.ts'

let folder: string
let file: string
let store: Store
/** Stands for a process that hangs in the middle of a write. */
let other: DatabaseSync
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
  file = join(folder, 'sync.db')
  store = await sqliteStore(file)
  other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
})
afterEach(async () => {
  vi.useRealTimers()
  if (other.isTransaction) other.exec('ROLLBACK')
  other.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

const put = (value: number) => store.write('41749', [{ collection: 'cells', key: 'a', value }])

describe('a file that another process keeps locked', () => {
  it('can be read', async () => {
    expect(await store.get('41749', 'cells', 'a')).toBeUndefined()
    expect(await store.list('41749', 'cells')).toEqual([])
    const another = await sqliteStore(file)
    expect(await another.properties()).toEqual([])
    await another.close()
  })

  it('is written when it is free, in the order of asking, and this process does other work meanwhile', async () => {
    const done: string[] = []
    const writes = [put(1).then(() => done.push('one')), put(2).then(() => done.push('two'))]
    const lease = store.acquire('41749', 'me', 60_000)
    for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setTimeout(resolve, 1))
    done.push('other work')
    other.exec('ROLLBACK')
    await Promise.all(writes)
    expect(await lease).toMatchObject({ fence: 1 })
    expect(done).toEqual(['other work', 'one', 'two'])
    expect(await store.get('41749', 'cells', 'a')).toBe(2)
  })

  it('is given up after 10 seconds, with what to do, and nothing of the write is there later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const write = put(1)
    const refused = expect(write).rejects.toThrow(
      new StoreError(
        `The database ${file} has been locked by another process for 10 seconds. ` +
          'Let that process go on, or end it: what it has not finished is undone.',
      ),
    )
    await new Promise(setImmediate)
    vi.advanceTimersByTime(10_001)
    await refused
    other.exec('ROLLBACK')
    expect(await store.get('41749', 'cells', 'a')).toBeUndefined()
    await put(2)
    expect(await store.get('41749', 'cells', 'a')).toBe(2)
  })

  it('keeps nobody waiting for longer because others wait, too', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const refused = [1, 2, 3].map((value) => expect(put(value)).rejects.toThrow(StoreError))
    await new Promise(setImmediate)
    vi.advanceTimersByTime(10_001)
    await Promise.all(refused)
  })
})
