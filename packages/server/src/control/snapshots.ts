import { waitingLanes } from '../distribution/pending.ts'
import { resendRestored } from '../distribution/resend-restored.ts'
import { emptyTables } from '../storage/empty-tables.ts'
import { replaced } from '../storage/processes.ts'
import { DamagedCopy, OtherTables, type Snapshot } from '../storage/snapshots.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { pageOf } from './pages.ts'
import { refused } from './refusals.ts'

/** The whole state: reset to the first hotel, saved as snapshots, and restored. */
export function snapshotHandlers({ service, faults, requests, live, kept, firstHotel }: ControlParts) {
  const { storage, clock, outbox } = service
  const { snapshots } = storage

  /** Reloads what is kept in memory. Cached set-ups go by versions, none of which comes twice. */
  const takeOver = async () => {
    try {
      faults.letGo()
      await clock.reload()
      await storage.shared?.tell(replaced)
      live?.publish({ name: 'reset', data: {} })
      await resendRestored(service)
      outbox.wake(await waitingLanes(storage.read))
    } catch (cause) {
      // The rows were replaced by now: the error must not say that nothing was applied.
      throw new Error('The state was replaced, but not all was done that has to follow.', { cause })
    }
  }
  const find = async (name: string): Promise<Snapshot> => {
    const snapshot = await snapshots.find(name)
    if (snapshot) return snapshot
    throw noSuchSnapshot(name)
  }
  return {
    resetToDemo: async () => {
      await kept.replacedBy(() =>
        storage.write(async (database) => {
          await emptyTables(database)
          await firstHotel.create(database, service, new Date())
        }),
      )
      await takeOver()
      requests.clear()
      return { status: 204 }
    },

    listSnapshots: async ({ query: { after = '', limit } }) => {
      const { page, next } = pageOf(await snapshots.list(after, limit + 1), limit, (its) => its.name)
      return { status: 200, body: { snapshots: page, next } }
    },

    takeSnapshot: async ({ path: { name } }) => {
      await kept.flush()
      return { status: 200, body: await snapshots.take(name) }
    },

    deleteSnapshot: async ({ path: { name } }) => {
      await find(name)
      await snapshots.remove(name)
      return { status: 204 }
    },

    restoreSnapshot: async ({ path: { name } }) => {
      const snapshot = await find(name)
      try {
        await kept.replacedBy(() => snapshots.restore(name))
      } catch (error) {
        // It may have been deleted while the restore waited for its turn.
        if (!(await snapshots.find(name))) throw noSuchSnapshot(name)
        if (error instanceof DamagedCopy) throw refused('state_conflict', damaged(name))
        if (error instanceof OtherTables) throw refused('state_conflict', otherVersion(name))
        throw error
      }
      await takeOver()
      return { status: 200, body: snapshot }
    },
  } satisfies Partial<ControlHandlers>
}

const damaged = (name: string) =>
  `The snapshot ${name} is damaged, or was changed since it was taken. Nothing was changed. Copy it here again from where it is whole, or restore another.`
const otherVersion = (name: string) =>
  `Another version of the server took the snapshot ${name}. Restore it with that one.`
const noSuchSnapshot = (name: string) =>
  refused('not_found', `There is no snapshot ${name}. See the list of snapshots.`)
