import type { CompiledQuery } from 'kysely'
import { runSql } from './run-sql.ts'
import type { Database } from './schema.ts'

type Value = string | number | null

/** What stands in a query in the place of a value that is given when it runs. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A parameter under every name, whatever names there are. */
const parameters = new Proxy(
  {},
  {
    get: (_, name) => new Parameter(String(name)),
    ownKeys: () => {
      throw new Error('A query names each of its parameters; they cannot be spread.')
    },
  },
)

/**
 * A query that runs with every request, built and compiled once for each connection.
 * @param build makes it of parameters, which stand for the values of these names
 * @returns a function that runs it with such values
 * @example
 * const nameOf = compiledOnce((database, { hr_id }: { hr_id: string }) =>
 *   database.selectFrom('property').select('name').where('hr_id', '=', hr_id),
 * )
 * const [row] = await nameOf(read, { hr_id: 'demo' })
 */
export function compiledOnce<Row, Given extends Record<keyof Given, Value> = Record<never, Value>>(
  build: (database: Database, parameters: Given) => { compile(): CompiledQuery<Row> },
) {
  const compiled = new WeakMap<Database, CompiledQuery<Row>>()
  return async (database: Database, ...[given]: keyof Given extends never ? [] : [Given]): Promise<Row[]> => {
    // Kysely takes the parameters for values, and leaves them as they are.
    const query = compiled.get(database) ?? build(database, parameters as Given).compile()
    compiled.set(database, query)
    const values = query.parameters.map((its) =>
      its instanceof Parameter ? given?.[its.name as keyof Given] : its,
    )
    return (await runSql(database, query.sql, values)) as Row[]
  }
}
