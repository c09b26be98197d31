import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './open-storage.ts'
import { privateFile, privateFolder, restrict } from './private-files.ts'
import { unfinishedName } from './unfinished-snapshots.ts'
import { madeAt } from './whole-database.ts'

/** A copy of all that was stored, and when it was taken in real time. */
export type Snapshot = { name: string; taken_at: string }

/** Copies of the database, as files in a folder beside it. */
export type Snapshots = {
  /** In the order of their names, from behind one of them on. */
  list(after: string, most: number): Promise<Snapshot[]>
  find(name: string): Promise<Snapshot | undefined>
  /** Takes one; another of the same name is replaced once the new one is complete. */
  take(name: string): Promise<Snapshot>
  /**
   * Puts everything back as it was.
   * @throws {OtherTables} when another version of the server took it
   * @throws {DamagedCopy} when it is not whole
   */
  restore(name: string): Promise<void>
  remove(name: string): Promise<void>
}

/** Beside the database. */
export const snapshotFolder = (database: string): string => `${database}-snapshots`

export function snapshotsOf(storage: Pick<Storage, 'file' | 'copyTo' | 'replaceBy'>): Snapshots {
  const folder = snapshotFolder(storage.file)
  const fileOf = (name: string) => join(folder, `${name}.db`)

  /** What SQLite keeps beside a file that was opened: it belongs to no other file of that name. */
  const removeBeside = async (name: string) => {
    for (const end of ['-wal', '-shm']) await rm(`${fileOf(name)}${end}`, { force: true })
  }

  const find: Snapshots['find'] = async (name) => {
    const found = await stat(fileOf(name)).catch(unlessMissing)
    return found && { name, taken_at: madeAt(fileOf(name)) ?? found.mtime.toISOString() }
  }
  return {
    find,
    list: async (after, most) => {
      const files = (await readdir(folder).catch(unlessMissing)) ?? []
      const names = files.flatMap((file) => /^([A-Za-z0-9_-]{1,64})\.db$/.exec(file)?.[1] ?? [])
      const wanted = names.filter((name) => name > after).sort()
      const found: Snapshot[] = []
      // One by one: each is opened, and others have their turn in between.
      for (const name of wanted.slice(0, most)) found.push(...[(await find(name)) ?? []].flat())
      return found
    },
    take: async (name) => {
      await mkdir(folder, { recursive: true, mode: privateFolder })
      restrict(folder, privateFolder)
      const unfinished = join(folder, unfinishedName(name))
      try {
        await writeFile(unfinished, '', { mode: privateFile, flag: 'wx' })
        await storage.copyTo(unfinished)
        const taken_at = madeAt(unfinished) ?? new Date().toISOString()
        await removeBeside(name)
        await rename(unfinished, fileOf(name))
        return { name, taken_at }
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    restore: (name) => storage.replaceBy(fileOf(name)),
    remove: async (name) => {
      await rm(fileOf(name), { force: true })
      await removeBeside(name)
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
