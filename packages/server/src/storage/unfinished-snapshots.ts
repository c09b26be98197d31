import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A name of its own for a snapshot that is being taken. */
export const unfinishedName = (name: string): string => `${name}.${randomUUID()}`

const unfinished = /^[A-Za-z0-9_-]{1,64}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-journal|-wal|-shm)?$/

/**
 * Removes what snapshots that were cut off have left: no list shows it, and it may hold guests' data. Not while one is
 * being taken.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const file of files) if (unfinished.test(file)) await rm(join(folder, file), { force: true })
}
