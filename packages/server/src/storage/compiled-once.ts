import type { Compilable, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * A query that runs with every request, built and compiled once.
 * @param query built with any values
 * @returns a function that runs it with the values given, in the order in which they stand in the query
 * @example
 * const nameOf = compiledOnce(read.selectFrom('property').select('name').where('hr_id', '=', ''))
 * const [row] = await nameOf(read, 'demo')
 */
export function compiledOnce<Row>(query: Compilable<Row>) {
  const compiled = query.compile()
  return async (database: Kysely<Schema>, ...parameters: (string | number)[]): Promise<Row[]> => {
    const { rows } = await database.executeQuery({ ...compiled, parameters })
    return rows as Row[]
  }
}
