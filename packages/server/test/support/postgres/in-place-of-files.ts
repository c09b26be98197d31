import { vi } from 'vitest'
import { addressFor, dropFor, makeFor, secretKey } from './databases.ts'

// Every server of these tests opens a database of PostgreSQL in the place of each SQLite file that it is given.
vi.mock('../../../src/storage/open-storage.ts', async (original) => {
  const own = await original<typeof import('../../../src/storage/open-storage.ts')>()
  const openStorage: typeof own.openStorage = async (database, key, temporary = false) => {
    if (own.isAddress(database)) return own.openStorage(database, key)
    await makeFor(database)
    const storage = await own.openStorage(addressFor(database), key ?? secretKey)
    if (!temporary) return storage
    const close = async () => {
      await storage.close()
      await dropFor(database)
    }
    return { ...storage, close }
  }
  return { ...own, openStorage }
})
