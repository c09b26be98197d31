import type { Dice } from '../../crash/dice.ts'
import { controlToken, ServerProcess } from '../../crash/server-process.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Several processes of the server on one database of a PostgreSQL of their own, as their operator starts them.
 * @param through leads from the port of that to the one that the processes reach
 */
export async function startCluster(roles: string[], through?: (port: number) => Promise<number>) {
  const postgres = await startPostgres()
  const url = new URL(postgres.addressOf('postgres'))
  if (through) url.port = String(await through(Number(url.port)))
  const start = (role: string) =>
    new ServerProcess(['--role', role, '--demo', '--port', '0', '--log', 'warn'], {
      DATABASE_URL: url.href,
      INNWIRE_SECRET_KEY: secretKey,
      INNWIRE_CONTROL_TOKEN: controlToken,
    }).ready()
  const processes = await Promise.all(roles.map(start))
  const cluster = {
    postgres,
    processes,
    /** One of those that answer. */
    any: (dice: Dice): ServerProcess => {
      const answering = cluster.processes.filter(({ url, isGone }) => url !== '' && !isGone)
      return dice.one(answering as [ServerProcess, ...ServerProcess[]])
    },
    /** Starts a process in the place of each that was killed. */
    replace: async () => {
      cluster.processes = await Promise.all(
        cluster.processes.map((one, index) => (one.isGone ? start(roles[index] ?? 'all') : one)),
      )
    },
    stop: async () => {
      await Promise.all(cluster.processes.map((one) => one.kill()))
      await postgres.stop()
    },
  }
  return cluster
}
