import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { trustedSetting } from '../clock.ts'
import { StartError } from '../start-error.ts'
import { newKey } from '../storage/encryption.ts'
import { readSetting } from '../storage/settings.ts'
import { DamagedCopy } from '../storage/snapshots.ts'
import { expectReadable } from '../storage/sqlite/attached-copy.ts'
import { pendingMigrations, unknownMigration } from '../storage/sqlite/migrations.ts'
import { queriesOn } from '../storage/sqlite/node-sqlite.ts'
import { damagedDatabase, openingProblem } from '../storage/sqlite/opening-problem.ts'
import { isRewriteDue } from '../storage/sqlite/rewrite.ts'
import { hasEncryptedSecrets, keyFileOf, openEncryption } from '../storage/sqlite/secret-key.ts'
import { clockFindings } from './clock.ts'
import { diskFindings, leftoverFindings, permissionFindings, tokenFileFindings } from './files.ts'
import type { Finding } from './finding.ts'
import { type LockHolder, lockHolder } from './lock-holder.ts'
import { expectDatabase, openToRead } from './open-to-read.ts'
import { waitingFindings } from './waiting.ts'

/** What a look at a database and all around it found. */
export type Examined = {
  /** Who runs on it; null when nobody does. */
  server: LockHolder | null
  findings: Finding[]
}

type Examination = { database: string; controlTokens: string[]; secretKey: string | undefined }

/**
 * Looks at a database, its files, its key and its clock, and changes nothing.
 * @throws {StartError} when there is no such database
 */
export async function examine({ database, controlTokens, secretKey }: Examination): Promise<Examined> {
  expectDatabase(database)
  const server = lockHolder(database) ?? null
  const findings = [
    ...tokenFileFindings(controlTokens),
    ...permissionFindings(database),
    ...diskFindings(database),
    ...leftoverFindings(database, server !== null),
  ]
  try {
    using opened = openToRead(database, server !== null)
    findings.push(...(await lookInto(opened, { database, secretKey, isRunning: server !== null })))
  } catch (error) {
    findings.push(unreadable(database, error))
  }
  return { server, findings }
}

type Place = { database: string; secretKey: string | undefined; isRunning: boolean }

async function lookInto(opened: DatabaseSync, { database, secretKey, isRunning }: Place): Promise<Finding[]> {
  expectReadable(opened, 'main', 'integrity_check')
  const findings: Finding[] = []
  try {
    const needsKey = hasEncryptedSecrets(opened) || existsSync(keyFileOf(database))
    // Without one, the first start makes it.
    openEncryption(opened, database, secretKey ?? (needsKey ? undefined : newKey()))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [{ check: 'key', problem: error.message, advice: 'The server does not start without it.' }]
  }
  const unknown = unknownMigration(opened)
  if (unknown !== undefined) {
    const problem = `A newer version of innwire-server made the database (${unknown}).`
    return [
      { check: 'migrations', problem, advice: 'Start that version, or restore a backup from before it.' },
    ]
  }
  const pending = pendingMigrations(opened)
  if (pending.length > 0) {
    const problem = `An earlier version made the database; its next start changes its tables (${pending.join(', ')}).`
    return [
      { check: 'migrations', problem, advice: 'Back it up before: no earlier version can use it then.' },
    ]
  }
  if (isRewriteDue(opened)) {
    findings.push({
      check: 'files',
      problem: `Guests were erased, and unused places of ${database} may still hold them.`,
      advice: 'Start the server again, with as much free space as the file takes: it writes the file anew.',
    })
  }
  const read = queriesOn(opened)
  const trusted = await readSetting(read, trustedSetting)
  findings.push(...clockFindings(trusted === undefined ? undefined : Number(trusted), Date.now(), isRunning))
  findings.push(...(await waitingFindings(read, Date.now())))
  return findings
}

function unreadable(database: string, error: unknown): Finding {
  if (error instanceof DamagedCopy) {
    return { check: 'integrity', problem: error.message, advice: damagedDatabase(database) }
  }
  return {
    check: 'integrity',
    problem: openingProblem(database, error),
    advice: 'Restore a backup if it is damaged.',
  }
}
