import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openStorage } from '../../../src/storage/open-storage.ts'
import { hashToken } from '../../../src/storage/token-hashes.ts'
import { waiting } from '../../property-api/hotel.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())
afterEach(() => vi.useRealTimers())

it('a token of which nobody told is known to every process a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const storage = await openStorage(postgres.addressOf('postgres'), secretKey)
  const tokens = Array.from({ length: 2_500 }, (_, index) => hashToken(`token-${index}`))
  const rows = tokens.map((hash, index) => `('hotel-${index % 3}', '${index}', '${hash}', '', '', 0)`)
  await postgres.query(`insert into token (hr_id, id, hash, label, created_at, receipts) values ${rows}`)
  expect(storage.isTokenHash(tokens[0] ?? '')).toBe(false)
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(() => expect(tokens.every(storage.isTokenHash)).toBe(true), waiting)
  await storage.close()
})
