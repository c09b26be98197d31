import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { runSql } from './run-sql.ts'
import type { Schema } from './schema.ts'

/**
 * A query that runs with every request, built and compiled once for each connection.
 * @param build makes it with any values
 * @returns a function that runs it with the values given, in the order in which they stand in the query
 * @example
 * const nameOf = compiledOnce((database) => database.selectFrom('property').select('name').where('hr_id', '=', ''))
 * const [row] = await nameOf(read, 'demo')
 */
export function compiledOnce<Row>(build: (database: Kysely<Schema>) => Compilable<Row>) {
  const compiled = new WeakMap<Kysely<Schema>, CompiledQuery>()
  return async (database: Kysely<Schema>, ...parameters: (string | number | null)[]): Promise<Row[]> => {
    const query = compiled.get(database) ?? build(database).compile()
    compiled.set(database, query)
    if (parameters.length !== query.parameters.length)
      throw new Error(`${query.parameters.length} values are needed, not ${parameters.length}: ${query.sql}`)
    return (await runSql(database, query.sql, parameters)) as Row[]
  }
}
