import Big from 'big.js'
import { type Kysely, sql } from 'kysely'

type Sums = { expenses: string; payments: string; refunds: string; discounts: string; balance: string }
type Tables = {
  folio_item: {
    hr_id: string
    transaction_id: string
    line: number
    folio_id: string
    post_type: 'Expense' | 'Payment' | 'Refund' | 'Discount'
    base_amount: string
    posted_at: string
  }
  folio_sum: Sums & { hr_id: string; folio_id: string }
}

/**
 * Lists that grow with the years are read page by page, each page from an index. The sums of a folio are kept beside its
 * items, which would else all be read for every list.
 */
export async function indexLongLists(database: Kysely<Tables>): Promise<void> {
  await indexStays(database)
  const index = (name: string, on: string, columns: string[]) =>
    database.schema.createIndex(name).on(on).columns(columns).execute()
  await index('reservation_by_state', 'reservation', ['hr_id', 'state', 'change'])
  await database.schema.dropIndex('reservation_by_completion').execute()
  await index('reservation_by_completion', 'reservation', ['hr_id', 'completed_at', 'change', 'hr_number'])
  await index('reservation_by_update', 'reservation', ['hr_id', 'updated_at', 'change', 'hr_number'])
  await index('token_by_age', 'token', ['hr_id', 'created_at', 'id'])
  // Each delivery is in them while it waits, or when it failed: an index of all would cost every update.
  const deliveries = (name: string) =>
    database.schema.createIndex(name).on('delivery').columns(['hr_id', 'id'])
  await deliveries('delivery_waiting').where(sql.ref('due_at'), 'is not', null).execute()
  await deliveries('delivery_failed').where(sql.ref('state'), '=', sql.lit('failed')).execute()
  await index('page_replay_by_age', 'page_replay', ['hr_id', 'token_id', 'created_at'])

  await database.schema
    .alterTable('folio_item')
    .addColumn('posted_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update folio_item set posted_at = (select posted_at from posting
    where posting.hr_id = folio_item.hr_id and posting.transaction_id = folio_item.transaction_id)`.execute(
    database,
  )
  await database.schema.dropIndex('folio_item_by_folio').execute()
  const inOrder = ['hr_id', 'folio_id', 'posted_at', 'transaction_id', 'line']
  await index('folio_item_by_folio', 'folio_item', inOrder)
  await keepFolioSums(database)
}

async function indexStays(database: Kysely<Tables>): Promise<void> {
  const guests = (name: string, columns: string[]) =>
    database.schema.createIndex(name).on('stay_guest').columns(columns)
  const inHouse = sql.ref('checked_out_at')
  await guests('stay_by_arrival', ['hr_id', 'checked_in_at', 'reservation_id']).execute()
  await guests('stay_by_room', ['hr_id', 'room_name', 'checked_in_at', 'reservation_id']).execute()
  await guests('stay_by_room_id', ['hr_id', 'room_id']).execute()
  await guests('stay_in_house', ['hr_id', 'checked_in_at', 'reservation_id'])
    .where(inHouse, 'is', null)
    .execute()
}

async function keepFolioSums(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('folio_sum')
    .addColumn('hr_id', 'text', (column) => column.notNull())
    .addColumn('folio_id', 'text', (column) => column.notNull())
    .addColumn('expenses', 'text', (column) => column.notNull())
    .addColumn('payments', 'text', (column) => column.notNull())
    .addColumn('refunds', 'text', (column) => column.notNull())
    .addColumn('discounts', 'text', (column) => column.notNull())
    .addColumn('balance', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('folio_sum_key', ['hr_id', 'folio_id'])
    .modifyEnd(sql`without rowid`)
    .execute()
  const folios = await database.selectFrom('folio_item').select(['hr_id', 'folio_id']).distinct().execute()
  for (const { hr_id, folio_id } of folios) {
    const items = await database
      .selectFrom('folio_item')
      .select(['post_type', 'base_amount'])
      .where('hr_id', '=', hr_id)
      .where('folio_id', '=', folio_id)
      .execute()
    const sum = (type?: string) =>
      items
        .filter(({ post_type }) => type === undefined || post_type === type)
        .map(({ base_amount }) => (type === undefined ? new Big(base_amount) : new Big(base_amount).abs()))
        .reduce((total, amount) => total.plus(amount), new Big(0))
        .toFixed()
    await database
      .insertInto('folio_sum')
      .values({
        hr_id,
        folio_id,
        expenses: sum('Expense'),
        payments: sum('Payment'),
        refunds: sum('Refund'),
        discounts: sum('Discount'),
        balance: sum(),
      })
      .execute()
  }
}
