import type { ResponseBody } from '@innwire/types'
import type { RequestQuery } from '@innwire/validators'
import { readFlag } from '../calendar/read-values.ts'
import { today } from '../dates.ts'
import { type Answer, jsonObject, withField } from '../http/answer.ts'
import type { DiskSpace } from '../http/disk-space.ts'
import { findReservation, type ListedReservation, type ListFilter, listPage } from '../reservations/list.ts'
import { firstDate, listDelivers, lookupDelivers, pageSize } from '../reservations/list-rules.ts'
import { pageCache } from '../reservations/page-cache.ts'
import { findPage, keepPage, keptMs, replayWindow } from '../reservations/page-replay.ts'
import { onlyReadable } from '../reservations/readable.ts'
import type { Receipts } from '../reservations/receipts.ts'
import type { Service } from '../service.ts'
import { DatabaseHeld, isFull } from '../storage/errors.ts'
import type { PropertyHandlers, PropertyRequest } from './handler-types.ts'
import { counted } from './outcomes.ts'

export function reservationRoutes({ storage, clock }: Service, diskSpace: DiskSpace, receipts: Receipts) {
  const pages = pageCache<DeliveringAnswer>(storage.read)

  /** A page, which delivers what it holds once it was written to the connection (D19). */
  async function delivering(
    { hrId, tokenId, log }: { hrId: string; tokenId: string; log: PropertyRequest['log'] },
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
      ...(fresh.length > 0 && { delivers: listed, delivery: receipts.delivery(fresh) }),
    }
  }

  /** @returns false where there is no room for it: then the page is sent without the promise to repeat it */
  async function keep(hrId: string, job: Parameters<typeof storage.write>[0]): Promise<boolean> {
    // A reading request, too, must not fill the disk: nothing counts as delivered to a caller who hangs up.
    if (!diskSpace.suffices()) return false
    try {
      await storage.write(job, hrId)
      return true
    } catch (error) {
      if (!isFull(error) && !(error instanceof DatabaseHeld)) throw error
      return false
    }
  }

  return {
    listReservations: async ({ setUp, tokenId, polled, requestId, onLeft, log, query }) => {
      const { readings, property } = setUp
      const { hr_id, time_zone } = property
      if (!polled) await receipts.noted(hr_id, tokenId)
      const caller = { hrId: hr_id, tokenId, log }
      const now = clock.now()
      const since = firstDate(query, time_zone, now, readings)
      if (query.reservation_number !== undefined) {
        const found = await findReservation(storage.read, caller, query.reservation_number)
        const listed = { reservations: found ? [found] : [], count: found ? 1 : 0 }
        return delivering(caller, listed, {
          page: 1,
          perPage: 1,
          delivers: lookupDelivers(readings),
          countsPage: false,
        })
      }
      const filter: ListFilter = {
        ...since,
        undelivered: Boolean(readFlag(query.undelivered ?? true)),
        modified: Boolean(readFlag(query.modified ?? false)),
        booked: Boolean(readFlag(query.booked ?? false)),
        perPage: pageSize(readings, Number(query.per_page ?? 10)),
        page: Number(query.page ?? 1),
        newestFirst: readings.has('pages.newestFirst'),
      }
      const shown = {
        ...filter,
        delivers: listDelivers(readings, filter),
        countsPage: readings.has('pages.countOfPage'),
      }
      const asked = requestId && { ...caller, requestId, question: questionOf(query) }
      const make = async () =>
        delivering(
          caller,
          await storage.inTurnOf(hr_id, () => listPage(storage.readInTurns, caller, filter), onLeft),
          shown,
        )
      const made = await pages(caller, [today(time_zone, now), query], make, polled)
      if (!asked) return made
      // Looked for after the list was read, so that a reservation which was delivered in between is in one of the two.
      const given = await findPage(storage.read, asked, now)
      if (given) return { ...(await delivering(caller, given, shown)), headers: replayWindow(given.keptMs) }
      const { delivers } = made
      // One that delivers nothing loses nothing: the same id gets what is there by then.
      if (!delivers) return made
      // Stored before it is sent, so that a lost answer can be asked for again, even after a crash.
      const kept = await keep(hr_id, (database) => keepPage(database, asked, delivers, now))
      return kept ? { ...made, headers: replayWindow(keptMs) } : made
    },
  } satisfies Partial<PropertyHandlers>
}

/** What is asked for, in whatever order its parameters come. */
const questionOf = (query: RequestQuery<'listReservations'>): string =>
  JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)))

type Shown = { page: number; perPage: number; delivers: boolean; countsPage: boolean }
type Listed = { count: number; reservations: ListedReservation[] }
type DeliveringAnswer = Answer & { delivers?: Listed }

/** The content is stored as it is sent; only `modified` differs from token to token (D20). */
function page(
  reservations: ListedReservation[],
  { count, page, perPage, countsPage }: Shown & { count: number },
): Answer {
  const list = reservations.map(({ content, change, received }) =>
    withField(content, 'modified', String(received !== null && received < change)),
  )
  const pages = Math.max(1, Math.ceil(count / perPage))
  const words = `page ${page} of ${pages}, ${counted(list.length, 'reservation')}`
  const json = jsonObject<ResponseBody<'listReservations'>>({
    reservations: `[${list.join()}]`,
    count: String(countsPage ? list.length : count),
    current_page: String(page),
    pages: String(pages),
  })
  return { bytes: Buffer.from(json), outcome: { words } }
}
