import { parentPort, workerData } from 'node:worker_threads'
import { DamagedCopy, OtherTables } from '../snapshots.ts'
import { sqlite } from './sqlite.ts'
import { copyDatabase, replaceRows } from './whole-database.ts'
import type { WholeJob, WholeOutcome } from './whole-job.ts'

// The thread for one job on a whole database; it ends with it.
const job = workerData as WholeJob
using database = new sqlite.DatabaseSync(job.file, { timeout: 5000, readOnly: job.kind === 'copy' })
parentPort?.postMessage(work())

function work(): WholeOutcome {
  if (job.kind === 'copy') {
    copyDatabase(database, job.other)
    return 'done'
  }
  try {
    replaceRows(database, job.other)
  } catch (error) {
    if (error instanceof OtherTables) return 'other tables'
    if (error instanceof DamagedCopy) return 'damaged'
    throw error
  }
  try {
    // Else the next write would copy all of it into the database file, on the thread that serves.
    database.exec('pragma wal_checkpoint(passive)')
  } catch {
    // It is replaced all the same, and a later checkpoint copies it.
  }
  return 'done'
}
