import { type Addresses, Gone } from './calls.ts'
import type { Dice } from './dice.ts'
import { dailyGroups, rangeGroups } from './hotel.ts'
import type { Records } from './records.ts'
import type { ServerProcess } from './server-process.ts'
import { book, pollReservations, postInvoice, updateDaily, updateRange } from './writers.ts'

/** What a writer works with. `noted` is called whenever something was sent or answered. */
export type Work = Addresses & { records: Records; dice: Dice; noted: () => void }

type Step = (work: Work) => Promise<void>

const writers: Step[] = [
  ...dailyGroups.map((group) => (work: Work) => updateDaily(work, group)),
  ...rangeGroups.map((group) => (work: Work) => updateRange(work, group)),
  postInvoice,
  postInvoice,
  pollReservations,
  book,
]

/** Lets all writers loose at once, and kills the server in the middle of it: after so many sent or answered requests. */
export async function killInStorm(
  server: ServerProcess,
  records: Records,
  diceOf: (writer: number) => Dice,
  notes: number,
): Promise<void> {
  const { url, controlUrl } = server
  const enough = Promise.withResolvers<void>()
  let left = notes
  let killed = false
  const noted = () => {
    left -= 1
    if (left <= 0 && !killed) {
      killed = true
      server.kill()
      enough.resolve()
    }
  }
  const run = async (step: Step, writer: number) => {
    const work = { url, controlUrl, records, dice: diceOf(writer), noted }
    try {
      while (!killed) await step(work)
    } catch (error) {
      if (!(killed && error instanceof Gone)) throw error
    }
  }
  const running = Promise.all(writers.map(run))
  await Promise.race([enough.promise, running])
  await running
  await server.ended()
}
