import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DamagedCopy, OtherTables } from '../snapshots.ts'

/** Work on a whole database: all of it is copied to another file, or replaced by one. */
export type WholeJob = { kind: 'copy' | 'replace'; file: string; other: string }
export type WholeOutcome = 'done' | 'other tables' | 'damaged'

/** The ending is .ts in the sources and .js in the build. */
const thread = new URL(`./database-thread${extname(import.meta.url)}`, import.meta.url)

/**
 * Runs the job in a worker thread: SQLite does it in one go, and requests are answered meanwhile.
 * @throws {OtherTables} when another version of the server made the file
 * @throws {DamagedCopy} when the file is not whole
 */
export async function runWholeJob(job: WholeJob): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<WholeOutcome>()
  const worker = new Worker(thread, { workerData: job })
  worker.on('message', resolve)
  worker.on('error', reject)
  worker.on('exit', (code) => reject(new Error(`The thread for the database ended with code ${code}.`)))
  try {
    const outcome = await promise
    if (outcome === 'other tables') throw new OtherTables()
    if (outcome === 'damaged') throw new DamagedCopy()
  } finally {
    await worker.terminate()
  }
}
