import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { BrokenTokenFile, parseTokenFile, readTokenFile } from '../control/control-token-file.ts'
import { bytesInMb, freeBytes, standardKeepFreeMb, warnedBeforeMb } from '../http/disk-space.ts'
import { databaseSuffixes } from '../storage/private-files.ts'
import { lockFile } from '../storage/sqlite/database-lock.ts'
import { formerMark, unfinishedFolder } from '../storage/sqlite/restore.ts'
import { snapshotFolder } from '../storage/sqlite/snapshots.ts'
import type { Finding } from './finding.ts'

/** Who may read the files of a database, and whether its server may use them. */
export function permissionFindings(database: string): Finding[] {
  const found: Finding[] = []
  const tell = (problem: string, advice: string) => found.push({ check: 'permissions', problem, advice })
  const files = [...databaseSuffixes.map((suffix) => `${database}${suffix}`), lockFile(database)]
  const owner = statSync(database).uid
  for (const path of [...files, snapshotFolder(database)]) {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) continue
    const rights = stats.mode & 0o777
    if ((rights & 0o077) !== 0) {
      const wanted = stats.isDirectory() ? '700' : '600'
      tell(
        `${path} is open to others (${rights.toString(8).padStart(4, '0')}).`,
        `Run chmod ${wanted} on it, or start the server, which does so.`,
      )
    }
    if (stats.uid !== owner) {
      tell(
        `${path} belongs to another user (${stats.uid}) than the database (${owner}).`,
        'Give both to the user that the server runs as, with chown.',
      )
    }
  }
  for (const path of [database, dirname(resolve(database))]) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
    } catch {
      tell(
        `This user may not write to ${path}.`,
        'Run this as the user that the server runs as, or use chown.',
      )
    }
  }
  return found
}

/** Space on the disk of a database. */
export function diskFindings(database: string, freeIn = freeBytes): Finding[] {
  const folder = dirname(resolve(database))
  const freeMb = freeIn(folder) / bytesInMb
  if (freeMb >= standardKeepFreeMb + warnedBeforeMb) return []
  const isFull = freeMb < standardKeepFreeMb
  return [
    {
      check: 'disk',
      problem: `${Math.floor(freeMb)} MB are free in ${folder}${isFull ? ': changes are refused' : ''}.`,
      advice: isFull
        ? 'Free some space.'
        : `Free some space: below ${standardKeepFreeMb} MB changes are refused.`,
    },
  ]
}

/** Files beside the database that a killed program left, or that nobody uses any more. */
export function leftoverFindings(database: string, isRunning: boolean): Finding[] {
  const found: Finding[] = []
  const tell = (problem: string, advice: string) => found.push({ check: 'files', problem, advice })
  if (existsSync(unfinishedFolder(database)) && !isRunning) {
    tell(
      `A restore was killed and left ${unfinishedFolder(database)}.`,
      'Start the server, which removes it.',
    )
  }
  if (!isRunning && (statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    tell(
      `The server was killed, or another program has the database open: its newest changes are in ${database}-wal.`,
      'Leave that file where it is, and start the server: nothing is lost.',
    )
  }
  const folder = dirname(resolve(database))
  for (const name of readdirSync(folder).sort()) {
    if (!name.startsWith(`${basename(database)}${formerMark}`)) continue
    tell(
      `${join(folder, name)} is a database from before a restore, with its guests.`,
      'Remove it when you need it no more.',
    )
  }
  return found
}

/** Whether the files of control tokens can be used. */
export function tokenFileFindings(files: string[]): Finding[] {
  return files.flatMap((file): Finding[] => {
    try {
      const tokens = parseTokenFile(file, readTokenFile(file))
      if (tokens.length > 0) return []
      const advice = 'Add one with innwire-server control-token.'
      return [{ check: 'settings', problem: `The file ${file} has no tokens.`, advice }]
    } catch (error) {
      if (!(error instanceof BrokenTokenFile)) throw error
      const advice = 'Mend the file. Until then a running server keeps the tokens as they were.'
      return [{ check: 'settings', problem: error.message, advice }]
    }
  })
}
