import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import { keepSetting } from '../../src/storage/settings.ts'

let folder: string
let storage: Storage
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innwire-log-'))
  storage = await openStorage(join(folder, 'hotel.db'))
})
afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true })
})

const pageBytes = 4_096
const pagesOfCommit = 250

it('is written back in pieces that are bounded, whatever the commits', async () => {
  const text = 'x'.repeat(pagesOfCommit * pageBytes)
  for (let commit = 0; commit < 40; commit += 1)
    await storage.write((database) => keepSetting(database, `long/${commit}`, text))
  const pages = statSync(`${storage.name}-wal`).size / pageBytes
  expect(pages).toBeGreaterThan(3_000)
  expect(pages).toBeLessThan(4_000 + 2 * pagesOfCommit)
})
