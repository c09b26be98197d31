import { createHash } from 'node:crypto'
import pg from 'pg'

/** Where the PostgreSQL of a run of tests is, for all its processes. */
const variable = 'SERVER_TESTS_POSTGRES'
/** Databases with all tables, of which the others are copies: with tables as the server makes them, and partitioned. */
export const templates = { plain: 'innwire_template', partitioned: 'innwire_partitioned' }
export const secretKey = Buffer.alloc(32, 'test').toString('base64')

export const usePostgres = (address: string) => {
  process.env[variable] = address
}
const usesPartitions = () => process.env.INNWIRE_TEST_DATABASE === 'partitions'
export const usesPostgres = () => usesPartitions() || process.env.INNWIRE_TEST_DATABASE === 'postgres'

const serverAddress = () => process.env[variable] ?? ''

/** The address of the database that stands for a file. */
export function addressFor(file: string): string {
  const url = new URL(serverAddress())
  url.pathname = nameFor(file)
  return url.href
}

const nameFor = (file: string) => `t_${createHash('sha256').update(file).digest('hex').slice(0, 24)}`

/** Makes the database that stands for a file, where there is none yet. */
export const makeFor = (file: string) =>
  asAdmin(async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [nameFor(file)])
    if (rows.length > 0) return
    const template = usesPartitions() ? templates.partitioned : templates.plain
    await client
      .query(`create database ${nameFor(file)} template ${template} strategy file_copy`)
      .catch((error) => {
        if (error.code !== alreadyThere) throw error
      })
  })

const alreadyThere = '42P04'

export const dropFor = (file: string) =>
  asAdmin((client) => client.query(`drop database if exists ${nameFor(file)} with (force)`))

export async function asAdmin(
  job: (client: pg.Client) => Promise<unknown>,
  address = serverAddress(),
): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await job(client)
  } finally {
    await client.end()
  }
}
