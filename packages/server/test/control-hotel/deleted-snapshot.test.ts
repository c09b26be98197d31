import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ControlParts } from '../../src/control/handler-types.ts'
import { snapshotHandlers } from '../../src/control/snapshots.ts'
import { keptStates } from '../../src/storage/kept-state.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deleted-'))
  storage = await openStorage(join(folder, 'hotel.db'))
})
afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true })
})

it('a snapshot that is deleted while its restore waits for its turn is not there', async () => {
  const slow: Storage = {
    ...storage,
    snapshots: {
      ...storage.snapshots,
      restore: async (name) => {
        await storage.snapshots.remove(name)
        await storage.snapshots.restore(name)
      },
    },
  }
  const kept = keptStates(storage, () => {})
  const handlers = snapshotHandlers({ service: { storage: slow }, kept } as ControlParts)
  const name = 'short-lived'
  await handlers.takeSnapshot({ path: { name } } as Parameters<typeof handlers.takeSnapshot>[0])
  const restored = handlers.restoreSnapshot({ path: { name } } as Parameters<
    typeof handlers.restoreSnapshot
  >[0])
  await expect(restored).rejects.toMatchObject({ refusal: { status: 404, code: 'not_found' } })
})
