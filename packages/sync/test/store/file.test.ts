import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { FleetStore, Lease } from '../../src/store/store.ts'

let folder: string
let file: string
let stores: FleetStore[]
let warnings: string[]
const listen = (warning: Error) => warnings.push(warning.message)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
  file = join(folder, 'sync.db')
  stores = []
  warnings = []
  process.on('warning', listen)
})
afterEach(async () => {
  process.off('warning', listen)
  await Promise.all(stores.map((store) => store.close()))
  rmSync(folder, { recursive: true })
})

async function open() {
  const store = await sqliteStore(file)
  stores.push(store)
  const lease = (await store.acquire('h', 'me', 30_000)) as Lease
  return { store, lease }
}
/** Warnings come with the next tick. */
const warned = () => new Promise<string[]>((resolve) => setImmediate(() => resolve(warnings)))

describe('the file of a journal', () => {
  it.skipIf(process.platform === 'win32')(
    'that is new is for its owner alone, and so is its log',
    async () => {
      const { store, lease } = await open()
      await store.write('h', [{ collection: 'c', key: 'k', value: 'Ada' }], lease)
      const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)
      expect(modes).toEqual([0o600, 0o600, 0o600])
      await open()
      expect(await warned()).toEqual([])
    },
  )

  it.skipIf(process.platform === 'win32')('that others may read is used, with a warning', async () => {
    writeFileSync(file, '')
    chmodSync(file, 0o644)
    await open()
    expect(await warned()).toEqual([expect.stringMatching(/Other users.*sync\.db.*chmod 600/)])
  })

  it.skipIf(process.platform === 'win32')(
    'that is deleted or replaced takes nothing, and renews no lease',
    async () => {
      const { store, lease } = await open()
      expect(await store.renew(lease, 30_000)).toBe(true)
      renameSync(file, `${file}.old`)
      await expect(store.renew(lease, 30_000)).rejects.toThrow(/was deleted or moved while it was in use/)
      await expect(store.renewAll([lease], 30_000)).rejects.toThrow('deleted or moved')
      await expect(store.acquire('other', 'owner', 30_000)).rejects.toThrow('deleted or moved')
      const change = { collection: 'c', key: 'lost', value: 'Ada' }
      await expect(store.write('h', [change], lease)).rejects.toThrow('deleted or moved')
      expect(await store.get('h', 'c', 'lost')).toBeUndefined()
      writeFileSync(file, '')
      await expect(store.renew(lease, 30_000)).rejects.toThrow(/was replaced by another file.*start it again/)
      rmSync(file)
      renameSync(`${file}.old`, file)
      expect(await store.renew(lease, 30_000)).toBe(true)
    },
  )
})
