import type { Logger } from 'pino'
import { removePastDays } from './calendar/retention.ts'
import { reconcileFailed } from './distribution/reconcile.ts'
import { removeOldPages, removeOldReceipts } from './reservations/retention.ts'
import type { Service } from './service.ts'
import { removeOldTransactions } from './transactions/retention.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * What is done now and then: every hour, and when the clock is set, what is too old is removed; once a day also days
 * that are long over, and channels are told again what they refused.
 * @returns ends it, when what is under way is done
 */
export function startMaintenance(service: Service, log: Logger): () => Promise<void> {
  const { clock } = service
  // What was refused in the day before the start counts, too.
  let reconciledAt = clock.now().getTime() - dayMs
  let running = Promise.resolve()
  let stopped = false
  const run = () => {
    running = running.then(work).catch((error: Error) => {
      log.error({ err: error }, 'The maintenance failed; it is tried again in an hour.')
    })
  }
  async function work() {
    if (stopped) return
    await removeOldTransactions(service, () => stopped)
    await removeOldPages(service, () => stopped)
    const now = clock.now().getTime()
    if (now - reconciledAt < dayMs) return
    await removePastDays(service, () => stopped)
    await removeOldReceipts(service, () => stopped)
    await reconcileFailed(service, new Date(reconciledAt))
    reconciledAt = now
  }
  const timer = setInterval(run, hourMs).unref()
  clock.onSet(run)
  return () => {
    stopped = true
    clearInterval(timer)
    return running
  }
}
