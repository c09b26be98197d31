import { StartError } from '../start-error.ts'
import { isForNow } from '../storage/errors.ts'
import { readAddress } from '../storage/postgres/address.ts'
import { doneMigrations, knownMigrations } from '../storage/postgres/migrations.ts'
import { expectUsable } from '../storage/postgres/open-postgres.ts'
import { openPostgresToRead, type PostgresToRead } from '../storage/postgres/open-to-read.ts'
import { putBackProblem } from '../storage/postgres/place.ts'
import { expectKey, openEncryption } from '../storage/postgres/secret-key.ts'
import { deliveringServers, runningServers } from '../storage/postgres/server-lock.ts'
import type { Database } from '../storage/schema.ts'
import type { Examined, Finding } from './finding.ts'
import {
  databaseClockFindings,
  roomFindings,
  safetyFindings,
  strangerFindings,
  tableRightFindings,
} from './postgres-settings.ts'
import { migrationFindings, placeFindings, rowFindings } from './tables.ts'

/**
 * Looks at a PostgreSQL database, its settings, its key and its clock, and changes nothing.
 * @throws {StartError} when the address cannot be read
 */
export async function examinePostgres(url: string, secretKey: string | undefined): Promise<Examined> {
  let processes: number | undefined
  const findings: Finding[] = []
  try {
    await using opened = await openPostgresToRead(url)
    processes = await runningServers(opened.read)
    await lookInto(opened, processes, secretKey, findings)
  } catch (error) {
    if (!(error instanceof StartError || isForNow(error))) throw error
    findings.push({
      check: 'connection',
      problem: error.message,
      advice: 'Until then no server starts on it, and one that runs answers 503.',
    })
  }
  return {
    database: readAddress(url).name,
    server: processes === undefined ? 'unknown' : processes > 0 ? { processes, pid: null } : null,
    findings,
  }
}

async function lookInto(
  { name, read }: PostgresToRead,
  processes: number,
  secretKey: string | undefined,
  findings: Finding[],
): Promise<void> {
  await expectUsable(read, name)
  findings.push(
    ...(await safetyFindings(read)),
    ...(await roomFindings(read, processes)),
    ...(await strangerFindings(read)),
    ...(await databaseClockFindings(read)),
  )
  const unusable = await tableFindings(read)
  findings.push(...unusable)
  if (unusable.length > 0) return
  const place = await placeFindings(read, name)
  findings.push(...place)
  if (place.length > 0) return
  const elsewhere = await putBackProblem(read, name)
  if (elsewhere)
    findings.push({ check: 'place', problem: elsewhere, advice: 'No server starts on it before.' })
  try {
    await openEncryption(read, expectKey(secretKey, name), name)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    findings.push({ check: 'key', problem: error.message, advice: 'No server starts without it.' })
  }
  const delivering = await deliveringServers(read)
  findings.push(...deliveringFindings(processes, delivering), ...(await rowFindings(read, processes > 0)))
}

/** What keeps a server, or this user, from the tables. */
export async function tableFindings(read: Database): Promise<Finding[]> {
  const withoutRights = await tableRightFindings(read)
  if (withoutRights.length > 0) return withoutRights
  return migrationFindings(await doneMigrations(read), knownMigrations)
}

/** Whether any of the processes takes changes to channels. */
function deliveringFindings(processes: number, delivering: number): Finding[] {
  if (processes === 0 || delivering > 0) return []
  const who =
    processes > 1 ? `${processes} processes run on it, and none` : 'The process that runs on it does not'
  return [
    {
      check: 'channels',
      problem: `${who} ${processes > 1 ? 'takes' : 'take'} changes to channels, which wait.`,
      advice: 'Start one with --role worker or all, and without --no-deliveries.',
    },
  ]
}
