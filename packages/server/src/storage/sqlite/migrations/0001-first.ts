import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { counters } from '../../first-counters.ts'

type Columns = Record<string, ColumnDataType | `${ColumnDataType}?`>

type Table = (name: string, key: string[], columns: Columns) => Promise<void>

export async function createTables(database: Kysely<never>): Promise<void> {
  /** A question mark allows null. The first columns are the key. */
  const table: Table = (name, key, columns) => {
    let create: CreateTableBuilder<string, string> = database.schema.createTable(name)
    for (const [column, kind] of Object.entries(columns)) {
      const type = kind.replace('?', '') as ColumnDataType
      create = create.addColumn(column, type, (its) => {
        const counted = counters.has(column) ? its.defaultTo(0) : its
        return kind.endsWith('?') ? counted : counted.notNull()
      })
    }
    return create.addPrimaryKeyConstraint(`${name}_key`, key).modifyEnd(clusteredByKey).execute()
  }

  await setUpTables(table)
  await calendarTables(table)
  await reservationTables(table)
  await folioTables(table)
  await table('setting', ['name'], { name: 'text', value: 'text' })
  await indexes(database)
}

async function setUpTables(table: Table): Promise<void> {
  await table('property', ['hr_id'], {
    hr_id: 'text',
    name: 'text',
    time_zone: 'text',
    currency: 'text',
    business_day_start: 'text',
    quota_per_minute: 'integer?',
    quota_per_day: 'integer?',
    set_up_version: 'integer',
    sequence: 'integer',
  })
  await table('token', ['hr_id', 'hash'], {
    hr_id: 'text',
    hash: 'text',
    id: 'text',
    label: 'text',
    created_at: 'text',
    revoked_at: 'text?',
    receipts: 'integer',
  })
  await table('sales_channel', ['code'], { code: 'text', name: 'text' })
  await table('room', ['hr_id', 'rate_code'], {
    hr_id: 'text',
    rate_code: 'text',
    inv_code: 'text',
    availability_update: 'integer',
    restrictions_update: 'integer',
    price_update: 'integer',
    name: 'text',
    description: 'text',
    policy: 'text',
    room_capacity: 'integer',
    adult_capacity: 'integer',
    is_master: 'integer',
    non_refundable: 'integer',
  })
  await table('connection', ['hr_id', 'channel_code'], {
    hr_id: 'text',
    channel_code: 'text',
    connector: 'text',
    in_progress: 'integer',
    succeeded: 'integer',
    failed: 'integer',
  })
  await table('mapping', ['hr_id', 'channel_code', 'code'], {
    hr_id: 'text',
    channel_code: 'text',
    code: 'text',
    name: 'text',
    rate_code: 'text',
  })
}

async function calendarTables(table: Table): Promise<void> {
  const values: Columns = {
    availability: 'integer?',
    price: 'text?',
    min_stay: 'integer?',
    stop_sale: 'integer?',
    cta: 'integer?',
    ctd: 'integer?',
  }
  await table('calendar', ['hr_id', 'code', 'channel_code', 'date'], {
    hr_id: 'text',
    code: 'text',
    channel_code: 'text',
    date: 'text',
    ...values,
  })
  await table('told', ['hr_id', 'channel_code', 'mapping_code', 'date'], {
    hr_id: 'text',
    channel_code: 'text',
    mapping_code: 'text',
    date: 'text',
    ...values,
  })
  await table('calendar_update', ['hr_id', 'id'], {
    hr_id: 'text',
    id: 'integer',
    changes: 'text',
    created_at: 'text',
  })
  await table('delivery', ['hr_id', 'id'], {
    hr_id: 'text',
    id: 'integer',
    update_id: 'integer',
    channel_code: 'text',
    mapping_code: 'text',
    name: 'text',
    inv_code: 'text',
    rate_code: 'text',
    change_index: 'integer?',
    direct: 'integer',
    state: 'text',
    error_message: 'text?',
    attempts: 'integer',
    due_at: 'text?',
    created_at: 'text',
    settled_at: 'text?',
  })
}

async function reservationTables(table: Table): Promise<void> {
  await table('reservation', ['hr_id', 'hr_number'], {
    hr_id: 'text',
    hr_number: 'text',
    provider_number: 'text?',
    channel_code: 'text',
    state: 'text',
    change: 'integer',
    completed_at: 'text',
    updated_at: 'text',
    overbooked: 'integer',
    content: 'text',
    taken: 'text',
  })
  await table('receipt', ['hr_id', 'token_id', 'hr_number'], {
    hr_id: 'text',
    token_id: 'text',
    hr_number: 'text',
    change: 'integer',
  })
  await table('stay_guest', ['hr_id', 'reservation_id', 'customer_id'], {
    hr_id: 'text',
    reservation_id: 'integer',
    customer_id: 'integer',
    hr_number: 'text?',
    room_id: 'integer',
    room_name: 'text',
    identify: 'text',
    firstname: 'text',
    lastname: 'text',
    gender: 'text?',
    country: 'text',
    nationality: 'text',
    email: 'text',
    phone_number: 'text',
    birth_date: 'text',
    checkin_date: 'text',
    checkout_date: 'text',
    checked_in_at: 'text',
    checked_out_at: 'text?',
  })
}

async function folioTables(table: Table): Promise<void> {
  const account: Columns = { hr_id: 'text', id: 'integer', name: 'text', type_code: 'text', type: 'text' }
  await table('revenue_account', ['hr_id', 'id'], { ...account, tax_amounts: 'text' })
  await table('sales_department', ['hr_id', 'id'], account)
  await table('extra', ['hr_id', 'id'], {
    hr_id: 'text',
    id: 'integer',
    category_id: 'integer',
    category_name: 'text',
    name: 'text',
    unit: 'text',
    unit_price: 'text',
    sales_department_id: 'integer',
    revenue_account_id: 'integer',
  })
  await table('pos_mapping', ['hr_id', 'kind', 'pos_id'], {
    hr_id: 'text',
    kind: 'text',
    pos_id: 'text',
    id: 'integer',
  })
  await table('posting', ['hr_id', 'transaction_id'], {
    hr_id: 'text',
    transaction_id: 'text',
    fingerprint: 'text',
    folio_id: 'text',
    invoice_number: 'text',
    pos_id: 'text',
    note: 'text?',
    posted_at: 'text',
    result: 'text',
  })
  await table('folio_item', ['hr_id', 'transaction_id', 'line'], {
    hr_id: 'text',
    transaction_id: 'text',
    line: 'integer',
    folio_id: 'text',
    post_type: 'text',
    department_id: 'integer',
    revenue_account_id: 'integer',
    product_id: 'integer?',
    product_name: 'text?',
    quantity: 'text',
    unit: 'text?',
    amount: 'text',
    currency: 'text',
    exchange_rate: 'text?',
    base_amount: 'text',
    mapping: 'text',
  })
}

async function indexes(database: Kysely<never>): Promise<void> {
  const index = (name: string, on: string, columns: string[]) =>
    database.schema.createIndex(name).on(on).columns(columns)
  await index('reservation_by_change', 'reservation', ['hr_id', 'change']).execute()
  await index('reservation_by_completion', 'reservation', ['hr_id', 'completed_at']).execute()
  await index('reservation_by_provider_number', 'reservation', ['hr_id', 'provider_number']).execute()
  await index('delivery_by_update', 'delivery', ['hr_id', 'update_id', 'id']).execute()
  await index('calendar_update_by_age', 'calendar_update', ['created_at']).execute()
  await index('folio_item_by_folio', 'folio_item', ['hr_id', 'folio_id']).execute()
  await index('delivery_outbox', 'delivery', ['hr_id', 'channel_code', 'mapping_code', 'id'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute()
}

/** SQLite keeps the rows in the order of their key, with no second tree for a row number. */
const clusteredByKey = sql`without rowid`
