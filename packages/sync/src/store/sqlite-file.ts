import { closeSync, openSync, statSync } from 'node:fs'
import { StoreError } from './store.ts'

/** Whether a name that SQLite is given is that of a file. */
export const isFile = (name: string): boolean =>
  name !== '' && name !== ':memory:' && !name.startsWith('file:')

/**
 * A journal holds guests' data: one that is new is for its owner alone, and SQLite gives its log the same mode. Of one
 * that others may read, the process is warned. What cannot be opened is for SQLite to tell.
 */
export function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
    if (process.platform !== 'win32' && mode & 0o077)
      process.emitWarning(
        `Other users of this machine may read or write the journal ${file}, which holds guests' data. ` +
          'Let only the user of this process: chmod 600 it, and the files -wal and -shm beside it.',
      )
  }
}

/**
 * Remembers which file a path leads to.
 * @returns a check that throws a StoreError when that file was deleted, moved or replaced since
 */
export function rememberFile(file: string): () => void {
  if (!isFile(file)) return () => {}
  const find = () => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false })
    return found && `${found.dev}/${found.ino}`
  }
  const before = find()
  return () => {
    const present = find()
    if (present === before) return
    throw new StoreError(
      `The database ${file} was ${present ? 'replaced by another file' : 'deleted or moved'} while it was in use. What is ` +
        'written now is lost: end this process, put the right file there, and start it again.',
    )
  }
}
