import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { memoryStore } from '../../src/store/memory.ts'
import { postgresStore } from '../../src/store/postgres.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { FleetStore } from '../../src/store/store.ts'
import type { PostgresServer } from './postgres-server.ts'

/** Where a store keeps its entries; it can be opened several times. */
export type Place = {
  open(): Promise<FleetStore>
  /** Lets leases become older. */
  advance(ms: number): Promise<void>
  /** Closes all that was opened, and removes it. */
  remove(): Promise<void>
}

export type Kind = 'memory' | 'sqlite' | 'postgres'
export const kinds: Kind[] = ['memory', 'sqlite', 'postgres']

export const newPlace = (kind: Kind, server: PostgresServer): Promise<Place> =>
  ({ memory: memoryPlace, sqlite: sqlitePlace, postgres: () => postgresPlace(server) })[kind]()

async function memoryPlace(): Promise<Place> {
  let time = 1_800_000_000_000
  const store = memoryStore({ now: () => time })
  return {
    open: async () => store,
    advance: async (ms) => {
      time += ms
    },
    remove: () => store.close(),
  }
}

async function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
  const opened: FleetStore[] = []
  let time = 1_800_000_000_000
  return {
    open: async () => {
      const store = await sqliteStore(join(folder, 'sync.db'), { now: () => time })
      opened.push(store)
      return store
    },
    advance: async (ms) => {
      time += ms
    },
    remove: async () => {
      for (const store of opened) await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function postgresPlace(server: PostgresServer): Promise<Place> {
  const config = await server.newSchema()
  const opened: FleetStore[] = []
  const admin = new pg.Pool({ ...config, max: 1 })
  admin.on('error', () => {})
  admin.on('connect', (client) => client.on('error', () => {}))
  return {
    open: async () => {
      const store = await postgresStore({ ...config, max: 3 })
      opened.push(store)
      return store
    },
    // The database's clock cannot be set: leases are made older instead.
    advance: async (ms) => {
      await admin.query(`UPDATE innwire_lease SET expires_at = expires_at - $1 * interval '1 millisecond'`, [
        ms,
      ])
    },
    remove: async () => {
      for (const store of opened) await store.close()
      await admin.end()
    },
  }
}
