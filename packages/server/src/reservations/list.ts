import type { Kysely } from 'kysely'
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
  let wanted = withReceipts(database, caller)
  const { completedFrom, updatedFrom, undelivered, modified, booked } = filter
  if (completedFrom) wanted = wanted.where('completed_at', '>=', completedFrom)
  if (updatedFrom) wanted = wanted.where('updated_at', '>=', updatedFrom)
  if (undelivered || modified || booked) {
    // Undelivered is new or modified; asking for one of the two leaves the other out.
    wanted = wanted.where((its) => {
      const isNew = its('receipt.change', 'is', null)
      const isModified = its('receipt.change', '<', its.ref('reservation.change'))
      if (booked === modified) return its.or([isNew, isModified])
      return booked ? isNew : isModified
    })
  }
  const reservations = await wanted
    .select(['reservation.hr_number', 'content', 'reservation.change', 'receipt.change as received'])
    .orderBy('reservation.change')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
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
