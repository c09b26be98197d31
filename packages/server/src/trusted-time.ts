import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Storage } from './storage/open-storage.ts'
import { keepSetting, readSetting } from './storage/settings.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Where the machine's time moves by more between two runs, its clock is more likely wrong than the server was off. */
const mostDays = 30

const setting = 'maintained_at'

/** Whether the machine's clock may decide what is too old. */
type TrustedTime = {
  /** Asks for one run of the maintenance. Where the time has moved too far, the log says so, and it is no. */
  isTrusted(): Promise<boolean>
  close(): void
}

/**
 * Compares the machine's time with that of the last run: one that is wrong for some seconds, such as before it is set
 * over the network, would else remove years of data. A clock that was moved for tests is no part of it.
 * @param again called an hour after the time was first doubted; then it counts, if it still is so far off
 */
export function trustedTime(
  { read, write }: Storage,
  clock: Clock,
  log: Logger,
  again: () => void,
): TrustedTime {
  /** In memory too, because a restore brings that of the snapshot back. */
  let last: number | undefined
  let doubted: NodeJS.Timeout | undefined
  let waited = false
  const readLast = async () => {
    const kept = await readSetting(read, setting)
    return kept === undefined ? undefined : Number(kept)
  }
  const end = () => {
    clearTimeout(doubted)
    doubted = undefined
    waited = false
  }
  return {
    isTrusted: async () => {
      const machine = clock.now().getTime() - clock.offsetMs()
      last ??= await readLast()
      if (last !== undefined && Math.abs(machine - last) > mostDays * dayMs) {
        const [shown, before] = [new Date(machine).toISOString(), new Date(last).toISOString()]
        if (!waited) {
          // A timer, because it goes by the time of the process, whatever the clock shows.
          doubted ??= doubt(log, shown, before, () => {
            waited = true
            again()
          })
          return false
        }
        log.warn(`The machine's clock still shows ${shown}: it counts, and what is too old by it is removed.`)
      }
      end()
      last = machine
      await write((database) => keepSetting(database, setting, String(machine)))
      return true
    },
    close: end,
  }
}

function doubt(log: Logger, shown: string, before: string, after: () => void): NodeJS.Timeout {
  log.error(
    `The machine's clock shows ${shown}, and ${before} when what is too old was last removed, more than ${mostDays} days apart. Nothing is removed now. If the clock is wrong, set it right: in an hour it counts, and what is too old by it is removed for good. After a long time without the server, or with an old backup, nothing needs to be done.`,
  )
  return setTimeout(after, hourMs).unref()
}
