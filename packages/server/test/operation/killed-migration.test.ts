import { watch } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { allRowsOf, isEmpty } from '../support/all-rows.ts'
import { secretKey } from '../support/postgres/databases.ts'
import {
  type MigrationPlace,
  type MigrationTrial,
  migrate,
  startMigrationTrial,
  unmarkedRowsOf,
} from './migration-trial.ts'

let trial: MigrationTrial
let at: MigrationPlace
beforeAll(async () => {
  trial = await startMigrationTrial(false)
})
afterAll(() => trial.stop())
beforeEach(async () => {
  at = await trial.newPlace()
})

describe('a migration that is killed leaves nothing', () => {
  it('on PostgreSQL, and the next one copies all', async () => {
    await (await openStorage(at.address, secretKey)).close()
    const holder = new pg.Client(at.address)
    await holder.connect()
    // Everybody may read the table, and nobody writes to it: the migration stops there.
    await holder.query('begin; lock table reservation in share mode')
    const migrating = new ServerProcess(['migrate', '--from', at.grown, '--to', at.address])
    await vi.waitFor(async () => {
      const { rows } = await holder.query(
        'select 1 from pg_locks where not granted and relation = $1::regclass',
        ['reservation'],
      )
      expect(rows).toHaveLength(1)
    }, waiting)
    await migrating.kill()
    await holder.query('rollback')
    await holder.end()
    expect(isEmpty(await allRowsOf(at.address))).toBe(true)
    await migrate(at.grown, at.address)
    expect(await allRowsOf(at.address)).toEqual(trial.rows)
  })

  it('where it had only begun a file, and the next one copies all', async () => {
    const begun = new DatabaseSync(at.database)
    begun.exec('pragma journal_mode = wal')
    begun.close()
    await migrate(at.grown, at.database)
    expect(await allRowsOf(at.database)).toEqual(trial.rows)
  })

  it('in a file, or all', async () => {
    for (const changes of [2, 5, 9]) {
      const from = await at.another(`from-${changes}.db`)
      const to = join(at.place, `${changes}.db`)
      const enough = Promise.withResolvers<void>()
      let left = changes
      const watcher = watch(at.place, () => {
        left -= 1
        if (left <= 0) enough.resolve()
      })
      const migrating = new ServerProcess(['migrate', '--from', from, '--to', to])
      await Promise.race([enough.promise, migrating.ended()])
      watcher.close()
      await migrating.kill()
      const rows = await allRowsOf(to)
      if (isEmpty(rows)) await migrate(from, to)
      else expect(rows).toEqual(trial.rows)
      expect(await allRowsOf(from)).not.toEqual(trial.rows)
      expect(await unmarkedRowsOf(from)).toEqual(trial.rows)
    }
  })
})
