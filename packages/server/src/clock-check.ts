import type { Logger } from 'pino'
import type { Shared } from './storage/processes.ts'

/** Whether the machine's clock is the one by which the processes on a database agree. */
export type ClockCheck = {
  /** Whether it was wrong when it was looked at last. */
  isWrong(): boolean
  /** Looks again. @returns whether it is wrong */
  look(): Promise<boolean>
  close(): void
}

/** A page can be asked for again for 10 times as long. */
const mostApartMs = 60_000
const everyMs = 60_000

/**
 * Compares the machine's clock with the database's, now, every minute and whenever somebody asks. Where there is one process
 * only, it is never wrong by others.
 */
export async function openClockCheck(
  shared: Pick<Shared, 'compareClocks'> | undefined,
  log: Logger,
): Promise<ClockCheck> {
  let isWrong = false
  async function look() {
    if (!shared) return false
    const { here, there, apartMs } = await shared.compareClocks()
    const was = isWrong
    isWrong = apartMs > mostApartMs
    if (isWrong && !was) log.error(tellApart(here, there))
    if (was && !isWrong) log.warn("This machine's clock and that of PostgreSQL show the same time again.")
    return isWrong
  }
  await look()
  // Where the database cannot be reached, requests say so.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref()
  return { isWrong: () => isWrong, look, close: () => clearInterval(timer) }
}

const tellApart = (here: Date, there: Date) =>
  `This machine's clock shows ${here.toISOString()}, and that of PostgreSQL ${there.toISOString()}. This process is not ready, removes nothing that is too old, and keeps no time for others to trust. Set both by a time server (NTP).`
