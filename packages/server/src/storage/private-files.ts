import { chmodSync, closeSync, openSync } from 'node:fs'

/** Read and written by the server's user only. */
export const privateFile = 0o600
export const privateFolder = 0o700

/**
 * Has a database file, and those that SQLite keeps beside it, readable by nobody else. SQLite gives the others the mode of
 * the file. The folder is the operator's and stays as it is.
 * @throws the system's error when the file cannot be made or opened
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', privateFile))
  for (const suffix of ['', '-wal', '-shm']) restrict(`${file}${suffix}`, privateFile)
}

/** Takes the rights of others away where something was left by a version that gave them. */
export function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Whoever does not own it cannot change it; what can be read and written still can be used.
    if (code !== 'ENOENT' && code !== 'EPERM') throw error
  }
}
