import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { removePastDays } from './calendar/retention.ts'
import type { Outbox } from './distribution/outbox.ts'
import { refusedSince } from './distribution/reconcile.ts'
import { removeOldPages, removeOldReceipts } from './reservations/retention.ts'
import type { Slices } from './storage/remove-in-slices.ts'
import type { Schema } from './storage/schema.ts'
import { removeOldTransactions } from './transactions/retention.ts'
import { trustedTime } from './trusted-time.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const setting = 'reconciled_at'

type MaintenanceParts = Slices & { outbox: Pick<Outbox, 'retell'> }

/**
 * What is done now and then: at the start, every hour, and when the clock is set, what is too old is removed; once a day
 * also days that are long over, and channels are told again what they refused. Nothing of it while the machine's clock is
 * in doubt.
 * @returns ends it, when what is under way is done
 */
export function startMaintenance(service: MaintenanceParts, log: Logger): () => Promise<void> {
  const { clock, storage, outbox } = service
  let running = Promise.resolve()
  let stopped = false
  const run = () => {
    running = running.then(work).catch((error: Error) => {
      log.error({ err: error }, 'The maintenance failed; it is tried again in an hour.')
    })
  }
  const time = trustedTime(storage, clock, log, run)
  async function work() {
    if (stopped || !(await time.isTrusted())) return
    await removeOldTransactions(service, () => stopped)
    await removeOldPages(service, () => stopped)
    const now = clock.now().getTime()
    const before = await readReconciledAt(storage.read)
    // A clock that was set back must not hold it up until it has caught up.
    if (stopped || (before <= now && now - before < dayMs)) return
    await removePastDays(service, () => stopped)
    await removeOldReceipts(service, () => stopped)
    outbox.retell(await refusedSince(storage.read, new Date(Math.min(before, now - dayMs))))
    await storage.write((database) => keepReconciledAt(database, now))
  }
  const timer = setInterval(run, hourMs).unref()
  clock.onSet(run)
  run()
  return () => {
    stopped = true
    clearInterval(timer)
    time.close()
    return running
  }
}

/** When channels were last told again what they refused, in epoch milliseconds; 0: never. A restart must not lose it. */
async function readReconciledAt(database: Kysely<Schema>): Promise<number> {
  const query = database.selectFrom('setting').select('value').where('name', '=', setting)
  return Number((await query.executeTakeFirst())?.value ?? 0)
}

async function keepReconciledAt(database: Kysely<Schema>, at: number): Promise<void> {
  const row = { name: setting, value: String(at) }
  await database
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
