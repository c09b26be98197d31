import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** A reservation as stored, and the change of it that the token received last. */
export type ListedReservation = {
  hr_number: string
  content: string
  change: number
  received: number | null
}

export type ListFilter = {
  completedFrom?: string
  updatedFrom?: string
  undelivered: boolean
  modified: boolean
  booked: boolean
  perPage: number
  page: number
}

type Caller = { hrId: string; tokenId: string }

/** One page, oldest change first (D21), and how many there are on all pages. */
export async function listPage(
  database: Kysely<Schema>,
  caller: Caller,
  filter: ListFilter,
): Promise<{ reservations: ListedReservation[]; count: number }> {
  const { completedFrom, updatedFrom, undelivered, modified, booked } = filter
  const byReceipt = undelivered || modified || booked
  // Counted over all pages: without the receipts where nothing depends on them.
  let wanted = byReceipt ? withReceipts(database, caller) : ofHotel(database, caller)
  if (completedFrom) wanted = wanted.where('completed_at', '>=', completedFrom)
  if (updatedFrom) wanted = wanted.where('updated_at', '>=', updatedFrom)
  if (byReceipt) {
    // Undelivered is new or modified; asking for one of the two leaves the other out.
    wanted = wanted.where((its) => {
      const isNew = its('receipt.change', 'is', null)
      const isModified = its('receipt.change', '<', its.ref('reservation.change'))
      if (booked === modified) return its.or([isNew, isModified])
      return booked ? isNew : isModified
    })
  }
  const numbers = wanted
    .select('reservation.hr_number')
    // The plus keeps SQLite from walking through all reservations in the order of their changes: the dates leave few.
    .orderBy(sql`+reservation.change`)
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
  const reservations = await withReceipts(database, caller)
    .select(['reservation.hr_number', 'content', 'reservation.change', 'receipt.change as received'])
    .where('reservation.hr_number', 'in', numbers)
    .orderBy(sql`+reservation.change`)
    .execute()
  if (filter.page === 1 && reservations.length < filter.perPage) {
    return { reservations, count: reservations.length }
  }
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { reservations, count }
}

/** The reservation with this number, the service's own before a channel's; of several the one changed last. */
export async function findReservation(
  database: Kysely<Schema>,
  caller: Caller,
  number: string,
): Promise<ListedReservation | undefined> {
  const by = (column: 'reservation.hr_number' | 'reservation.provider_number') =>
    withReceipts(database, caller)
      .select(['reservation.hr_number', 'content', 'reservation.change', 'receipt.change as received'])
      .where(column, '=', number)
      .orderBy('reservation.change', 'desc')
      .limit(1)
      .executeTakeFirst()
  return (await by('reservation.hr_number')) ?? (await by('reservation.provider_number'))
}

/** The receipts' columns are there, and null. */
const ofHotel = (database: Kysely<Schema>, { hrId }: Caller) =>
  database
    .selectFrom('reservation')
    .leftJoin('receipt', (join) => join.on(sql.lit(false)))
    .where('reservation.hr_id', '=', hrId)

const withReceipts = (database: Kysely<Schema>, { hrId, tokenId }: Caller) =>
  database
    .selectFrom('reservation')
    .leftJoin('receipt', (join) =>
      join
        .onRef('receipt.hr_id', '=', 'reservation.hr_id')
        .on('receipt.token_id', '=', tokenId)
        .onRef('receipt.hr_number', '=', 'reservation.hr_number'),
    )
    .where('reservation.hr_id', '=', hrId)
