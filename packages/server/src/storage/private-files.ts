import { chmodSync, closeSync, openSync } from 'node:fs'

/** Read and written by the server's user only. */
export const privateFile = 0o600
export const privateFolder = 0o700

/** What is behind the name of a database in those of its files, the key of its secrets included. */
export const databaseSuffixes = ['', '-wal', '-shm', '-key']

/**
 * Makes a database file, the key beside it, and those that SQLite keeps there, readable by the server's user only. New ones get their mode
 * from the file. The folder is the operator's and stays as it is.
 * @throws the system's error when the file cannot be made or opened
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', privateFile))
  for (const suffix of databaseSuffixes) restrict(`${file}${suffix}`, privateFile)
}

/** Takes the rights of others away from a file that an earlier version made readable for them. */
export function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Only the owner may change the mode; the file can be used all the same.
    if (code !== 'ENOENT' && code !== 'EPERM') throw error
  }
}
