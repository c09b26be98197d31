import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Beside the database, because its server reads it, and no backup needs it. */
export const noteOf = (database: string): string => `${database}-backed-up`

/**
 * Notes for the server of a database when its last backup was taken.
 * @param takenAt an ISO time
 * @throws the system's error when the file cannot be written
 */
export function noteBackup(database: string, takenAt: string): void {
  const note = noteOf(database)
  const unfinished = `${note}-${process.pid}`
  try {
    writeFileSync(unfinished, `${takenAt}\n`)
    // Whoever makes backups may be another user than the server, and a time is no secret.
    chmodSync(unfinished, 0o644)
    renameSync(unfinished, note)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** When the last backup was taken that was noted; undefined where none was. */
export function lastBackup(database: string): Date | undefined {
  try {
    const takenAt = new Date(readFileSync(noteOf(database), 'utf8').trim())
    return Number.isNaN(takenAt.getTime()) ? undefined : takenAt
  } catch {
    return undefined
  }
}
