import type { Logger } from 'pino'
import { removePastDays } from './calendar/retention.ts'
import { keepTrusted, trustedSetting } from './clock.ts'
import type { ClockCheck } from './clock-check.ts'
import type { Outbox } from './distribution/outbox.ts'
import { waitingLanes } from './distribution/pending.ts'
import { everyLane, refusedSince } from './distribution/reconcile.ts'
import { resendRestored } from './distribution/resend-restored.ts'
import { dayMs, hourMs } from './durations.ts'
import { removeOldPages, removeOldReceipts } from './reservations/retention.ts'
import type { Service } from './service.ts'
import { aboutSetting } from './storage/open-storage.ts'
import { keepSetting, readSetting } from './storage/settings.ts'
import { removeOldTransactions } from './transactions/retention.ts'

/** By which a timer may be early. */
const timerErrorMs = 100
/** How often it asks whether another process has done its part. */
const turnMs = 1_000

/** How often it looks again whether a wrong clock was set right. */
const wrongClockMs = 60_000

/** Name of the setting with the time when channels were last sent again what they refused, in epoch milliseconds. */
const setting = 'reconciled_at'

type MaintenanceParts = Pick<Service, 'storage' | 'clock' | 'setUps'> & {
  outbox: Pick<Outbox, 'resend' | 'wake'>
}

/**
 * What is done now and then: at the start, every hour, when the clock is set by as much and when a snapshot was restored,
 * channels are told what a restore left to tell them, and what is too old is removed; once a day also days that are long over, and channels are told again what they refused.
 * Nothing of that while the machine's clock is in doubt, or differs from the database's. Where it was ahead, channels are told what was left out as over.
 * @returns ends it, when what is under way is done
 */
export function startMaintenance(
  service: MaintenanceParts,
  log: Logger,
  clockCheck: Pick<ClockCheck, 'look'>,
): () => Promise<void> {
  const { clock, storage, outbox } = service
  let running = Promise.resolve()
  let stopped = false
  /** By the clock, which may be set. */
  let ranAt = 0
  const run = () => {
    running = running.then(alone).catch((error: Error) => {
      log.error({ err: error }, 'The maintenance failed; it is tried again in an hour.')
    })
  }
  let again: NodeJS.Timeout | undefined
  async function alone() {
    if (stopped) return
    if (!storage.shared) return work()
    // Whoever comes after another process finds little left to do.
    if (await storage.shared.alone('maintenance', work)) return
    clearTimeout(again)
    again = setTimeout(run, turnMs).unref()
  }
  async function work() {
    clearTimeout(again)
    // Another process may have died in the middle of a restore.
    if (await resendRestored(service)) outbox.wake(await waitingLanes(storage.read))
    const doubtedForMs = clock.machine.doubtedForMs()
    if (stopped) return
    // A timer goes by the time of the process, whatever the clock shows.
    if (doubtedForMs > 0) {
      again = setTimeout(run, doubtedForMs + timerErrorMs).unref()
      return
    }
    // By a wrong clock it would remove what others still answer with, and tell them a time that has not come.
    if (await clockCheck.look()) {
      again = setTimeout(run, wrongClockMs).unref()
      return
    }
    ranAt = clock.now().getTime()
    await storage.write((database) => keepTrusted(database, clock), aboutSetting(trustedSetting))
    if (clock.machine.wasAhead()) outbox.resend(await everyLane(storage.read))
    await removeOldTransactions(service, () => stopped)
    await removeOldPages(service, () => stopped)
    const now = clock.now().getTime()
    // A restart must not lose it; 0: never.
    const before = Number((await readSetting(storage.read, setting)) ?? 0)
    // A time in the future comes from a clock that was set back, and does not count.
    if (stopped || (before <= now && now - before < dayMs)) return
    await removePastDays(service, () => stopped)
    await removeOldReceipts(service, () => stopped)
    outbox.resend(await refusedSince(storage.readInBackground, new Date(Math.min(before, now - dayMs))))
    await storage.write((database) => keepSetting(database, setting, String(now)), aboutSetting(setting))
  }
  const timer = setInterval(run, hourMs).unref()
  // Tests that simulate days set it thousands of times.
  clock.onSet((replaced) => {
    if (replaced || Math.abs(clock.now().getTime() - ranAt) >= hourMs) run()
  })
  run()
  return () => {
    stopped = true
    clearInterval(timer)
    clearTimeout(again)
    return running
  }
}
