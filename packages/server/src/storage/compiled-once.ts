import type { Compilable, CompiledQuery, Kysely } from 'kysely'
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
    const query: CompiledQuery = compiled.get(database) ?? build(database).compile()
    compiled.set(database, query)
    const { rows } = await database.executeQuery({ ...query, parameters })
    return rows as Row[]
  }
}
