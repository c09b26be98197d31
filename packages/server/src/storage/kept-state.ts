import type { Storage } from './open-storage.ts'
import { keepSetting } from './settings.ts'

/** Values by name that every request may change: too often to be written each time. */
export type KeptState<Value> = {
  values: Map<string, Value>
  /** A value was set, changed or deleted: it is on the disk a second later. */
  changed(name: string): void
  /** Writes what is not on the disk yet. */
  close(): Promise<void>
}

const pauseMs = 1000

/** State that is neither read nor written. */
export const noKeptState = <Value>(): KeptState<Value> => ({
  values: new Map(),
  changed() {},
  async close() {},
})

/**
 * Opens state that is kept in memory and written every second, so that a restart forgets no more than the last one.
 * @param prefix of its names in the settings
 * @param failed is told of a write that failed; it is tried again with the next
 */
export async function openKeptState<Value>(
  { read, write }: Pick<Storage, 'read' | 'write'>,
  prefix: string,
  failed: (error: Error) => void,
): Promise<KeptState<Value>> {
  const rows = await read
    .selectFrom('setting')
    .selectAll()
    .where('name', '>=', prefix)
    .where('name', '<', `${prefix}\u{10FFFF}`)
    .execute()
  const values = new Map(
    rows.map(({ name, value }) => [name.slice(prefix.length), JSON.parse(value) as Value]),
  )
  const dirty = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    timer = undefined
    const names = [...dirty]
    dirty.clear()
    if (names.length === 0) return
    try {
      await write(async (database) => {
        for (const name of names) {
          const value = values.get(name)
          await (value === undefined
            ? database
                .deleteFrom('setting')
                .where('name', '=', prefix + name)
                .execute()
            : keepSetting(database, prefix + name, JSON.stringify(value)))
        }
      })
    } catch (error) {
      for (const name of names) dirty.add(name)
      failed(error as Error)
    }
  }

  return {
    values,
    changed(name) {
      dirty.add(name)
      timer ??= setTimeout(flush, pauseMs).unref()
    },
    close() {
      clearTimeout(timer)
      return flush()
    },
  }
}
