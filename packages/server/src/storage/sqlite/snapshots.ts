import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, type ParsedPath, parse } from 'node:path'
import { snapshotName } from '../../generated/control-limits.ts'
import { privateFile, privateFolder, restrict } from '../private-files.ts'
import type { Snapshot, Snapshots } from '../snapshots.ts'
import { madeAt } from './whole-database.ts'

/** What can be done with all that a file holds. */
export type WholeFile = {
  file: string
  /** Copies all that is committed into an empty file, while others read and write. */
  copyTo(file: string): Promise<void>
  /**
   * Replaces all rows by those of a copy, or none; resolves once they are on the disk. Meanwhile others read the old rows,
   * and writes wait.
   * @throws {OtherTables} when another version of the server made the copy
   * @throws {DamagedCopy} when the copy is not whole
   */
  replaceBy(file: string): Promise<void>
}

export const snapshotFolder = (database: string): string => `${database}-snapshots`

/** Copies of the database, as files in a folder beside it. */
export function snapshotFiles({ file: database, copyTo, replaceBy }: WholeFile): Snapshots {
  const folder = snapshotFolder(database)
  const fileOf = (name: string) => join(folder, `${name}.db`)

  /** Removes the logs that SQLite keeps beside a file: they must not be read with another file of its name. */
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
      const names = files.flatMap((file) => (file.endsWith('.db') ? file.slice(0, -3) : []))
      const wanted = names.filter((name) => snapshotName.test(name) && name > after).sort()
      const found: Snapshot[] = []
      // One by one, because each is opened: requests are answered in between.
      for (const name of wanted.slice(0, most)) found.push(...[(await find(name)) ?? []].flat())
      return found
    },
    take: async (name) => {
      await mkdir(folder, { recursive: true, mode: privateFolder })
      restrict(folder, privateFolder)
      const unfinished = join(folder, unfinishedName(name))
      try {
        await writeFile(unfinished, '', { mode: privateFile, flag: 'wx' })
        await copyTo(unfinished)
        const taken_at = madeAt(unfinished) ?? new Date().toISOString()
        await removeBeside(name)
        await rename(unfinished, fileOf(name))
        return { name, taken_at }
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    restore: (name) => replaceBy(fileOf(name)),
    remove: async (name) => {
      await rm(fileOf(name), { force: true })
      await removeBeside(name)
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** A name of its own for a snapshot that is being taken. */
const unfinishedName = (name: string): string => `${name}.${randomUUID()}`

const unfinishedEnd = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-journal|-wal|-shm)?$/
const isUnfinished = ({ name, ext }: ParsedPath) => snapshotName.test(name) && unfinishedEnd.test(ext)

/**
 * Removes the files of snapshots that were interrupted: no list shows them, and they hold guests' data. Not to be called
 * while one is being taken.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const files = (await readdir(folder).catch(unlessMissing)) ?? []
  for (const file of files) if (isUnfinished(parse(file))) await rm(join(folder, file), { force: true })
}
