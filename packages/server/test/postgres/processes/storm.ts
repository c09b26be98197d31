import { expect } from 'vitest'
import { call, Gone } from '../../crash/calls.ts'
import type { Dice } from '../../crash/dice.ts'
import { as, dailyGroups, rangeGroups, tokens } from '../../crash/hotel.ts'
import type { Records, Seen } from '../../crash/records.ts'
import type { ServerProcess } from '../../crash/server-process.ts'
import type { Work } from '../../crash/storm.ts'
import { book, keep, postInvoice, updateDaily, updateRange } from '../../crash/writers.ts'
import type { Cluster } from './cluster.ts'

/** What is sent to any of the processes, request by request. */
export type Storm = {
  cluster: Cluster
  records: Records
  /** Who sent the last page. */
  lastSender?: ServerProcess
  /** Processes that were held still. */
  paused: Set<ServerProcess>
  /** What came on pages of processes that were killed or paused, perhaps before they had noted it: it may come once more. */
  doubtful: Set<string>
  /** Requests of the hotel with a quota: those that were answered, and those that may have been. */
  scarce: { taken: number; unanswered: number }
}

const writers: ((work: Work) => Promise<void>)[] = [
  ...dailyGroups.map((group) => (work: Work) => updateDaily(work, group)),
  ...rangeGroups.map((group) => (work: Work) => updateRange(work, group)),
  postInvoice,
  postInvoice,
  book,
]

/** Lets all writers loose at once until so many requests were sent or answered, and calls back with each number. */
export async function rage(
  storm: Storm,
  diceOf: (writer: number) => Dice,
  notes: number,
  happened: (left: number) => void,
): Promise<void> {
  let left = notes
  const noted = () => {
    left -= 1
    happened(left)
  }
  const { cluster, records } = storm
  const write = async (step: (work: Work) => Promise<void>, writer: number) => {
    const dice = diceOf(writer)
    while (left > 0) {
      const { url, controlUrl } = cluster.any(dice)
      await step({ url, controlUrl, records, dice, noted })
    }
  }
  const others = [pollReservations, useQuota].map((step, index) => async () => {
    const dice = diceOf(writers.length + index)
    while (left > 0) await step(storm, dice, noted)
  })
  const running = [...writers.map((step, writer) => () => write(step, writer)), ...others]
  // Whoever was asked by nobody is not written to again: what became of that is not known yet.
  await Promise.all(running.map((run) => run().catch(unlessGone)))
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Gone)) throw error
}

/** Polls any process. A page may come once more only where the process that sent it was held up before it had noted that. */
async function pollReservations(storm: Storm, dice: Dice, noted: () => void): Promise<void> {
  const { cluster, records } = storm
  const sender = cluster.any(dice)
  const asked = call(
    `${sender.url}/api/v2/apps/reservations?${as(tokens.polling)}&per_page=${dice.number(1, 10)}`,
  )
  noted()
  const { status, text } = await asked
  expect(status, text).toBe(200)
  noted()
  const page: Seen[] = JSON.parse(text).reservations
  doubtLastPage(storm)
  const again = page.filter(({ hr_number }) => storm.doubtful.has(hr_number))
  keep(
    records,
    page.filter((its) => !again.includes(its)),
  )
  for (const { hr_number, state } of again) records.received.get(hr_number)?.add(state)
  // The newer page is noted, or in doubt itself.
  for (const { hr_number } of again) storm.doubtful.delete(hr_number)
  records.lastPage = page
  storm.lastSender = sender
}

/** What the last page held is in doubt where its sender was killed or paused. */
export function doubtLastPage({ lastSender, paused, doubtful, records }: Storm): void {
  if (!lastSender || !(lastSender.isGone || paused.has(lastSender))) return
  for (const { hr_number } of records.lastPage) doubtful.add(hr_number)
  records.lastPage = []
}

export const quota = 40

async function useQuota({ cluster, scarce }: Storm, dice: Dice, noted: () => void): Promise<void> {
  const { url } = cluster.any(dice)
  const asked = call(`${url}/api/v2/apps/rooms?hr_id=scarce&token=token-of-scarce`)
  noted()
  const answer = await asked.catch((error) => {
    scarce.unanswered += 1
    throw error
  })
  noted()
  expect([200, 429], answer.text).toContain(answer.status)
  if (answer.status === 200) scarce.taken += 1
}
