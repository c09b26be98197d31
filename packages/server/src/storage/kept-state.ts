import { sql } from 'kysely'
import type { Storage } from './open-storage.ts'
import type { Database } from './schema.ts'
import { forgetSetting, keepSetting, ofServer, readSetting } from './settings.ts'

/** Values by name, as many requests see and change them. */
export type KeptState<Value> = {
  read(): Promise<ReadonlyMap<string, Value>>
  /** The value of one name. */
  find(name: string): Promise<Value | undefined>
  /**
   * Changes values while nobody else does.
   * @param job is given the present values, and calls `changed` with the name of each that it has set, changed or deleted. It
   *   is also given the time of the database, in epoch milliseconds, where several processes have the values: their clocks may
   *   differ
   * @param name of the only value that it needs; else it needs all
   */
  change<Result>(job: Change<Value, Result>, name?: string): Promise<Result>
}

type Change<Value, Result> = (
  values: Map<string, Value>,
  changed: (name: string) => void,
  databaseNow: number | undefined,
) => Result

/** Values that change with every request. */
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

/** @param failed is told of a write that failed and is tried again */
export const keptStates = (storage: Storage, failed: (error: Error) => void): KeptStates =>
  storage.shared ? inRows(storage) : writtenBehind(storage, failed)

/** Values that are never stored. */
export const noKeptState = <Value>(): KeptState<Value> => inMemory(new Map(), () => {})

const inMemory = <Value>(values: Map<string, Value>, changed: (name: string) => void): KeptState<Value> => ({
  read: async () => values,
  find: async (name) => values.get(name),
  change: async (job) => job(values, changed, undefined),
})

/**
 * Write-behind caches, for values that change too often to be written each time: they are written once a second, and a crash
 * loses the last second at most.
 * @param failed is told of a write that failed; it is tried again with the next
 */
function writtenBehind(
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
    const stored = await storedValues(read, prefix)
    values?.clear()
    for (const [name, value] of stored) values?.set(name, value)
  }

  async function writeDirty() {
    // While rows are replaced, what is in memory is out of date and must not be written.
    if (replacing > 0 || dirty.size === 0) return
    const names = [...dirty]
    dirty.clear()
    try {
      await write(async (database) => {
        for (const [key, { prefix, name }] of names) {
          await storeValue(database, key, states.get(prefix)?.get(name))
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
      return inMemory(values, (name) => {
        dirty.set(prefix + name, { prefix, name })
        timer ??= setTimeout(flush, pauseMs).unref()
      })
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

/** For several processes: nothing is in memory. */
function inRows({ read, write }: Pick<Storage, 'read' | 'write'>): KeptStates {
  return {
    flush: async () => {},
    open: async <Value>(prefix: string): Promise<KeptState<Value>> => ({
      read: () => storedValues<Value>(read, prefix),
      find: async (name) => {
        const value = await readSetting(read, prefix + name)
        return value === undefined ? undefined : JSON.parse(value)
      },
      change: (job, name) =>
        write(
          async (database) => {
            const { values, now } = await valuesAndTime<Value>(database, prefix, name)
            const dirty = new Set<string>()
            const result = job(values, (changed) => dirty.add(changed), now)
            for (const changed of dirty) await storeValue(database, prefix + changed, values.get(changed))
            return result
          },
          // Apart from the writes of the property, which may take long.
          prefix + (name ?? ''),
        ),
    }),
    replacedBy: (job) => job(),
  }
}

/** The present values, or the only one that is asked for, and the time of a PostgreSQL database, in one round trip. */
async function valuesAndTime<Value>(database: Database, prefix: string, name: string | undefined) {
  const [from, to] = name === undefined ? [prefix, behind(prefix)] : [prefix + name, prefix + name]
  const { rows } = await sql<{ now: number; name: string | null; value: string }>`
    select now, name, value
    from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now) as clock
      left join setting on hr_id = ${ofServer} and name between ${from} and ${to}`.execute(database)
  const stored = rows.flatMap(({ name, value }) =>
    name === null ? [] : [[name.slice(prefix.length), JSON.parse(value)] as [string, Value]],
  )
  return { values: new Map(stored), now: rows[0]?.now }
}

async function storedValues<Value>(database: Database, prefix: string): Promise<Map<string, Value>> {
  const rows = await database
    .selectFrom('setting')
    .selectAll()
    .where('hr_id', '=', ofServer)
    .where('name', '>=', prefix)
    .where('name', '<', behind(prefix))
    .execute()
  return new Map(rows.map((row) => [row.name.slice(prefix.length), JSON.parse(row.value)]))
}

/** The first name that is behind all with this beginning. */
const behind = (prefix: string) => `${prefix}\u{10FFFF}`

const storeValue = (database: Database, key: string, value: unknown): Promise<unknown> =>
  value === undefined ? forgetSetting(database, key) : keepSetting(database, key, JSON.stringify(value))
