import type { Logger } from 'pino'
import { readFlag } from '../calendar/read-values.ts'
import type { Answer, PropertyHandlers } from '../http/answer.ts'
import { today } from '../property/today.ts'
import type { Service } from '../service.ts'
import { DatabaseHeld } from '../storage/begin-write.ts'
import { isFull } from '../storage/opening-problem.ts'
import { findReservation, type ListedReservation, type ListFilter, listPage } from './list.ts'
import { firstDate } from './list-filter.ts'
import { pageCache } from './page-cache.ts'
import { findPage, keepPage, replayWindow } from './page-replay.ts'
import { onlyReadable } from './readable.ts'
import { listDelivers, lookupDelivers, pageSize } from './readings.ts'
import { receiptsOf } from './receipts.ts'

export function reservationRoutes({ storage, clock }: Service, log: Logger) {
  const receipts = receiptsOf(storage)
  const pages = pageCache<DeliveringAnswer>(storage.read)

  /** A page, which delivers what it holds once it was handed over (D19). */
  async function delivering(
    { hrId, tokenId }: Caller,
    found: Listed,
    shown: Shown,
  ): Promise<DeliveringAnswer> {
    const reservations = await onlyReadable(storage, log, hrId, found.reservations)
    const listed = { count: found.count - found.reservations.length + reservations.length, reservations }
    const fresh = listed.reservations
      .filter(({ received, change }) => shown.delivers && received !== change)
      .map(({ hr_number, change }) => ({ hr_id: hrId, token_id: tokenId, hr_number, change }))
    return {
      ...page(listed.reservations, { ...shown, count: listed.count }),
      ...(fresh.length > 0 && { delivers: listed, afterSent: () => receipts.deliver(fresh) }),
    }
  }

  /** @returns false where it cannot be written: the page is worth more than the promise to repeat it */
  const keep = (hrId: string, job: Parameters<typeof storage.write>[0]) =>
    storage.write(job, hrId).then(
      () => true,
      (error) => {
        if (!isFull(error) && !(error instanceof DatabaseHeld)) throw error
        return false
      },
    )

  return {
    listReservations: async ({ setUp, tokenId, requestId, query }) => {
      const { readings, property } = setUp
      const { hr_id, time_zone } = property
      await receipts.noted(hr_id)
      const caller = { hrId: hr_id, tokenId }
      if (query.reservation_number !== undefined) {
        const found = await findReservation(storage.read, caller, query.reservation_number)
        const listed = { reservations: found ? [found] : [], count: found ? 1 : 0 }
        return delivering(caller, listed, { page: 1, perPage: 1, delivers: lookupDelivers(readings) })
      }
      const now = clock.now()
      const filter: ListFilter = {
        ...firstDate(query, time_zone, now, readings),
        undelivered: Boolean(readFlag(query.undelivered ?? true)),
        modified: Boolean(readFlag(query.modified ?? false)),
        booked: Boolean(readFlag(query.booked ?? false)),
        perPage: pageSize(readings, Number(query.per_page ?? 10)),
        page: Number(query.page ?? 1),
        newestFirst: readings.has('pages.newestFirst'),
      }
      const shown = { ...filter, delivers: listDelivers(readings, filter) }
      const asked = requestId && { ...caller, requestId, question: JSON.stringify(query) }
      const made = await pages(caller, [today(time_zone, now), query], async () =>
        delivering(caller, await listPage(storage.readInTurns, caller, filter), shown),
      )
      if (!asked) return made
      // Looked for after the list was read: what that lacks because it was delivered meanwhile was noted before.
      const given = await findPage(storage.read, asked, now)
      if (given) return { ...(await delivering(caller, given, shown)), headers: replayWindow }
      // Noted before it is sent: an answer that gets lost can be asked for again, even after a crash.
      const { delivers } = made
      const kept = !delivers || (await keep(hr_id, (database) => keepPage(database, asked, delivers, now)))
      return kept ? { ...made, headers: replayWindow } : made
    },
  } satisfies Partial<PropertyHandlers>
}

type Caller = { hrId: string; tokenId: string }
type Shown = { page: number; perPage: number; delivers: boolean }
type Listed = { count: number; reservations: ListedReservation[] }
type DeliveringAnswer = Answer & { delivers?: Listed }

/** The content is stored as it is sent; only whether it is modified is told to each token by itself (D20). */
function page(
  reservations: ListedReservation[],
  { count, page, perPage }: { count: number; page: number; perPage: number },
): Answer {
  const list = reservations.map(({ content, change, received }) => {
    const modified = received !== null && received < change
    return `${content.slice(0, -1)},"modified":${modified}}`
  })
  const pages = Math.max(1, Math.ceil(count / perPage))
  return {
    bytes: Buffer.from(
      `{"reservations":[${list.join(',')}],"count":${count},"current_page":${page},"pages":${pages}}`,
    ),
  }
}
