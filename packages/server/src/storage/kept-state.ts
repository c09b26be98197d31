import type { Storage } from './open-storage.ts'
import { deleteRows } from './rows.ts'
import { keepSetting, ofServer } from './settings.ts'

/** A write-behind cache: values by name that change with every request, too often to be written each time. */
export type KeptState<Value> = {
  values: Map<string, Value>
  /** Marks a value as set, changed or deleted: it is on the disk a second later. */
  changed(name: string): void
}

/** All write-behind caches, written once a second: a crash loses the last second at most. */
export type KeptStates = {
  /** @param prefix of its names in the settings */
  open<Value>(prefix: string): Promise<KeptState<Value>>
  /** Writes what is not on the disk yet. */
  flush(): Promise<void>
  /**
   * Runs a job that replaces all rows, and then loads the caches anew, as after a restart.
   */
  replacedBy(job: () => Promise<void>): Promise<void>
}

const pauseMs = 1000

/** A cache that is never stored. */
export const noKeptState = <Value>(): KeptState<Value> => ({ values: new Map(), changed() {} })

/** @param failed is told of a write that failed; it is tried again with the next */
export function keptStates(
  { read, write }: Pick<Storage, 'read' | 'write'>,
  failed: (error: Error) => void,
): KeptStates {
  /** By prefix; the values of each are its own. */
  const states = new Map<string, Map<string, unknown>>()
  const dirty = new Map<string, { prefix: string; name: string }>()
  let timer: NodeJS.Timeout | undefined
  let flushing = Promise.resolve()
  let replacing = 0

  const load = async (prefix: string) => {
    const values = states.get(prefix)
    const rows = await read
      .selectFrom('setting')
      .selectAll()
      .where('hr_id', '=', ofServer)
      .where('name', '>=', prefix)
      .where('name', '<', `${prefix}\u{10FFFF}`)
      .execute()
    values?.clear()
    for (const { name, value } of rows) values?.set(name.slice(prefix.length), JSON.parse(value))
  }

  async function writeDirty() {
    // While rows are replaced, what is in memory is out of date and must not be written.
    if (replacing > 0 || dirty.size === 0) return
    const names = [...dirty]
    dirty.clear()
    try {
      await write(async (database) => {
        for (const [key, { prefix, name }] of names) {
          const value = states.get(prefix)?.get(name)
          await (value === undefined
            ? deleteRows(database, 'setting', { hr_id: ofServer, name: key })
            : keepSetting(database, key, JSON.stringify(value)))
        }
      })
    } catch (error) {
      for (const [key, its] of names) dirty.set(key, its)
      failed(error as Error)
    }
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    flushing = flushing.then(writeDirty)
    return flushing
  }

  return {
    flush,
    async open<Value>(prefix: string) {
      const values = new Map<string, Value>()
      states.set(prefix, values)
      await load(prefix)
      return {
        values,
        changed(name) {
          dirty.set(prefix + name, { prefix, name })
          timer ??= setTimeout(flush, pauseMs).unref()
        },
      }
    },
    async replacedBy(job) {
      await flush()
      replacing += 1
      try {
        await job()
        dirty.clear()
        for (const prefix of states.keys()) await load(prefix)
      } finally {
        replacing -= 1
      }
    },
  }
}
