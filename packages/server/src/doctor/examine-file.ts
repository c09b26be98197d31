import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { DamagedCopy } from '../storage/snapshots.ts'
import { expectReadable } from '../storage/sqlite/attached-copy.ts'
import { doneMigrations, knownMigrations } from '../storage/sqlite/migrations.ts'
import { queriesOn } from '../storage/sqlite/node-sqlite.ts'
import { damagedDatabase, openingProblem } from '../storage/sqlite/opening-problem.ts'
import { isRewriteDue } from '../storage/sqlite/rewrite.ts'
import { hasEncryptedSecrets, keyFileOf, openEncryption } from '../storage/sqlite/secret-key.ts'
import { diskFindings, leftoverFindings, permissionFindings } from './files.ts'
import type { Examined, Finding } from './finding.ts'
import { lockHolder } from './lock-holder.ts'
import { expectDatabase, openToRead } from './open-to-read.ts'
import { migrationFindings, placeFindings, rowFindings } from './tables.ts'

/**
 * Looks at a database in a file, the files beside it, its key and its clock, and changes nothing.
 * @throws {StartError} when there is no such database
 */
export async function examineFile(database: string, secretKey: string | undefined): Promise<Examined> {
  expectDatabase(database)
  const server = lockHolder(database) ?? null
  const findings = [
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
  return { database, server, findings }
}

type Place = { database: string; secretKey: string | undefined; isRunning: boolean }

async function lookInto(opened: DatabaseSync, { database, secretKey, isRunning }: Place): Promise<Finding[]> {
  expectReadable(opened, 'main', 'integrity_check')
  const findings: Finding[] = []
  try {
    const needsKey = hasEncryptedSecrets(opened) || existsSync(keyFileOf(database))
    // Without one, the next start makes it.
    if (needsKey || secretKey !== undefined) openEncryption(opened, database, secretKey)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [{ check: 'key', problem: error.message, advice: 'The server does not start without it.' }]
  }
  const migrations = migrationFindings(doneMigrations(opened), knownMigrations)
  if (migrations.length > 0) return migrations
  const place = await placeFindings(queriesOn(opened), database)
  if (place.length > 0) return place
  if (isRewriteDue(opened)) {
    findings.push({
      check: 'files',
      problem: `Guests were erased, and unused places of ${database} may still hold them.`,
      advice: 'Start the server again, with as much free space as the file takes: it writes the file anew.',
    })
  }
  findings.push(...(await rowFindings(queriesOn(opened), isRunning)))
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
