import { sql } from 'kysely'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Database } from '../storage/schema.ts'

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
  newestFirst: boolean
}

type Caller = { hrId: string; tokenId: string }

/** One page, oldest change first (D21) or newest first, and the number of reservations on all pages. */
export async function listPage(
  database: Database,
  caller: Caller,
  filter: ListFilter,
): Promise<{ reservations: ListedReservation[]; count: number }> {
  const { completedFrom = '', updatedFrom = '', perPage, page } = filter
  const { pageOf, countOf } = queriesOf(shapeOf(filter))
  const wanted = { ...caller, completedFrom, updatedFrom }
  const reservations = await pageOf(database, { ...wanted, perPage, offset: (page - 1) * perPage })
  if (page === 1 && reservations.length < perPage) return { reservations, count: reservations.length }
  const [counted] = await countOf(database, wanted)
  return { reservations, count: counted?.count ?? 0 }
}

/** What a filter asks for, without its values. */
type Shape = {
  completed: boolean
  updated: boolean
  receipt: 'new' | 'modified' | 'either' | undefined
  newestFirst: boolean
}

function shapeOf(filter: ListFilter): Shape {
  const { completedFrom, updatedFrom, undelivered, modified, booked, newestFirst } = filter
  // Undelivered is new or modified; asking for one of the two leaves the other out.
  const asked = booked ? 'new' : 'modified'
  const receipt = booked === modified ? (undelivered || booked ? 'either' : undefined) : asked
  return {
    completed: completedFrom !== undefined,
    updated: updatedFrom !== undefined,
    receipt,
    newestFirst,
  }
}

/** The queries of each shape, of which there are few; to build one takes as long as to run it. */
const queries = new Map<string, ReturnType<typeof compileQueries>>()

function queriesOf(shape: Shape) {
  const name = JSON.stringify(shape)
  const known = queries.get(name) ?? compileQueries(shape)
  queries.set(name, known)
  return known
}

type Wanted = Caller & { completedFrom: string; updatedFrom: string }

function compileQueries(shape: Shape) {
  const direction = shape.newestFirst ? 'desc' : 'asc'
  return {
    pageOf: compiledOnce((database, wanted: Wanted & { perPage: number; offset: number }) =>
      withReceipts(database, wanted)
        .where(
          'reservation.hr_number',
          'in',
          wantedBy(database, shape, wanted)
            .select('reservation.hr_number')
            // The plus keeps SQLite from walking through all reservations in the order of their changes: the dates leave few.
            .orderBy(sql`+reservation.change`, direction)
            .limit(wanted.perPage)
            .offset(wanted.offset),
        )
        .orderBy(sql`+reservation.change`, direction),
    ),
    countOf: compiledOnce((database, wanted: Wanted) =>
      wantedBy(database, shape, wanted).select(({ fn }) => fn.countAll<number>().as('count')),
    ),
  }
}

/** The reservations of all pages: from an index alone, and without receipts where nothing depends on them. */
function wantedBy(
  database: Database,
  { completed, updated, receipt }: Shape,
  { hrId, tokenId, completedFrom, updatedFrom }: Wanted,
) {
  let wanted = database.selectFrom('reservation').where('reservation.hr_id', '=', hrId)
  if (completed) wanted = wanted.where('completed_at', '>=', completedFrom)
  if (updated) wanted = wanted.where('updated_at', '>=', updatedFrom)
  if (!receipt) return wanted
  return wanted.where((its) => {
    const received = its
      .selectFrom('receipt')
      .select('receipt.change')
      .where('receipt.hr_id', '=', hrId)
      .where('receipt.token_id', '=', tokenId)
      .whereRef('receipt.hr_number', '=', 'reservation.hr_number')
    if (receipt === 'new') return its(received, 'is', null)
    const before = receipt === 'modified' ? received : its.fn.coalesce(received, sql.lit(neverReceived))
    return its(before, '<', its.ref('reservation.change'))
  })
}

/** Less than the number of a change. */
const neverReceived = 0

/** The reservation with this number, the service's own before a channel's; of several the one changed last. */
export async function findReservation(
  database: Database,
  caller: Caller,
  number: string,
): Promise<ListedReservation | undefined> {
  const [own] = await byNumber(database, { ...caller, number })
  const [theirs] = own ? [] : await byProviderNumber(database, { ...caller, number })
  return own ?? theirs
}

const lookUpBy = (column: 'reservation.hr_number' | 'reservation.provider_number') =>
  compiledOnce((database, wanted: Caller & { number: string }) =>
    withReceipts(database, wanted)
      .where(column, '=', wanted.number)
      .orderBy('reservation.change', 'desc')
      .limit(1),
  )
const byNumber = lookUpBy('reservation.hr_number')
const byProviderNumber = lookUpBy('reservation.provider_number')

const withReceipts = (database: Database, { hrId, tokenId }: Caller) =>
  database
    .selectFrom('reservation')
    .leftJoin('receipt', (join) =>
      join
        .onRef('receipt.hr_id', '=', 'reservation.hr_id')
        .on('receipt.token_id', '=', tokenId)
        .onRef('receipt.hr_number', '=', 'reservation.hr_number'),
    )
    .select(['reservation.hr_number', 'content', 'reservation.change', 'receipt.change as received'])
    .where('reservation.hr_id', '=', hrId)
