import { existsSync, readFileSync, statSync } from 'node:fs'
import { lockFile } from '../storage/sqlite/database-lock.ts'
import { isBusy } from '../storage/sqlite/opening-problem.ts'
import { sqlite } from '../storage/sqlite/sqlite.ts'
import type { RunningServer } from './finding.ts'

/** Who runs on a database in a file; undefined when nobody does. */
export function lockHolder(database: string): RunningServer | undefined {
  const file = lockFile(database)
  if (!existsSync(file)) return undefined
  try {
    using lock = new sqlite.DatabaseSync(file, { readOnly: true })
    lock.prepare('select 1 from sqlite_schema').get()
    return undefined
  } catch (error) {
    if (!isBusy(error)) throw error
    return { processes: 1, pid: holderOf(statSync(file).ino) }
  }
}

/** Linux lists who has locked which file: `1: POSIX  ADVISORY  WRITE 4711 fe:00:10003000 1073741824 1073742335`. */
function holderOf(inode: number): number | null {
  try {
    for (const line of readFileSync('/proc/locks', 'utf8').split('\n')) {
      const [, , , , pid, place] = line.split(/\s+/)
      // Of a process in another container it says 0.
      if (place?.split(':')[2] === String(inode) && Number(pid) > 0) return Number(pid)
    }
  } catch {
    // Another system.
  }
  return null
}
