import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DamagedCopy, OtherTables } from './attached-copy.ts'

/** Work on a whole database: all of it is copied to another file, or replaced by one. */
export type WholeJob = { kind: 'copy' | 'replace'; file: string; other: string }
export type WholeOutcome = 'done' | 'other tables' | 'damaged'

/** As source and as it is built. */
const thread = new URL(`./database-thread${extname(import.meta.url)}`, import.meta.url)

/**
 * Does it in a thread of its own, because SQLite does it in one go: requests are answered meanwhile.
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
