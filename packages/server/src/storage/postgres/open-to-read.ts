import { StartError } from '../../start-error.ts'
import type { Database } from '../schema.ts'
import { readAddress } from './address.ts'
import { openingProblem } from './open-postgres.ts'
import { openPool } from './pool.ts'
import { queriesOf } from './queries.ts'

/** A PostgreSQL database that is only read, whoever works with it, and whatever its tables are. */
export type PostgresToRead = {
  name: string
  read: Database
  problem(error: unknown): string
} & AsyncDisposable

/**
 * Opens a database to look into it, and keeps nobody from it.
 * @throws {StartError} when it cannot be reached; the message never has the password
 */
export async function openPostgresToRead(url: string): Promise<PostgresToRead> {
  const address = readAddress(url)
  const problem = (error: unknown) => openingProblem(address, error)
  await using opened = new AsyncDisposableStack()
  try {
    const pool = opened.adopt(openPool(address, 1), (its) => its.end())
    const connection = opened.adopt(await pool.connect(), (its) => its.release())
    await connection.query('set default_transaction_read_only = on', [])
    const kept = opened.move()
    const close = () => kept.disposeAsync()
    return { name: address.name, read: queriesOf(connection), problem, [Symbol.asyncDispose]: close }
  } catch (error) {
    throw new StartError(problem(error))
  }
}
