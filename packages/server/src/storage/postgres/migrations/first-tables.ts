/** Names of columns by their type, with spaces between; a question mark allows null. */
type Columns = Partial<Record<`${'text' | 'integer' | 'bigint'}${'' | '?'}`, string>>

/** The tables of the first migration: the columns of the key, in its order, and all columns. */
export const tables: Record<string, { key: string[]; columns: Columns }> = {
  property: {
    key: ['hr_id'],
    columns: {
      text: 'hr_id name time_zone currency business_day_start',
      'bigint?': 'quota_per_minute quota_per_day',
      'text?': 'readings',
      bigint: 'set_up_version sequence',
    },
  },
  token: {
    key: ['hr_id', 'hash'],
    columns: { text: 'hr_id hash id label created_at', 'text?': 'revoked_at', bigint: 'receipts' },
  },
  sales_channel: { key: ['code'], columns: { text: 'code name' } },
  room: {
    key: ['hr_id', 'rate_code'],
    columns: {
      text: 'hr_id rate_code inv_code name description policy',
      integer: 'availability_update restrictions_update price_update is_master non_refundable',
      bigint: 'room_capacity adult_capacity',
    },
  },
  connection: {
    key: ['hr_id', 'channel_code'],
    columns: { text: 'hr_id channel_code connector', bigint: 'in_progress succeeded failed' },
  },
  mapping: {
    key: ['hr_id', 'channel_code', 'code'],
    columns: { text: 'hr_id channel_code code name rate_code' },
  },
  calendar: {
    key: ['hr_id', 'code', 'channel_code', 'date'],
    columns: {
      text: 'hr_id code channel_code date',
      'integer?': 'availability min_stay stop_sale cta ctd',
      'text?': 'price',
    },
  },
  told: {
    key: ['hr_id', 'channel_code', 'mapping_code', 'date'],
    columns: {
      text: 'hr_id channel_code mapping_code date',
      'integer?': 'availability min_stay stop_sale cta ctd',
      'text?': 'price',
      'bigint?': 'told_at',
    },
  },
  calendar_update: { key: ['hr_id', 'id'], columns: { text: 'hr_id changes created_at', bigint: 'id' } },
  delivery: {
    key: ['hr_id', 'id'],
    columns: {
      text: 'hr_id channel_code mapping_code name inv_code rate_code state created_at',
      bigint: 'id update_id attempts',
      'integer?': 'change_index',
      integer: 'direct',
      'text?': 'error_message due_at asked_until settled_at',
    },
  },
  reservation: {
    key: ['hr_id', 'hr_number'],
    columns: {
      text: 'hr_id hr_number channel_code state completed_at updated_at content taken',
      'text?': 'provider_number message_hash counted unmapped_codes unmapped_until',
      bigint: 'change',
      integer: 'overbooked',
      'bigint?': 'message_version',
    },
  },
  lacking_night: {
    key: ['hr_id', 'inv_code', 'date', 'hr_number', 'position'],
    columns: { text: 'hr_id hr_number inv_code date channel_code numbers', integer: 'position has_room' },
  },
  receipt: {
    key: ['hr_id', 'token_id', 'hr_number'],
    columns: { text: 'hr_id token_id hr_number', bigint: 'change' },
  },
  page_replay: {
    key: ['hr_id', 'token_id', 'request_id'],
    columns: { text: 'hr_id token_id request_id question page created_at' },
  },
  stay_guest: {
    key: ['hr_id', 'reservation_id', 'customer_id'],
    columns: {
      text: 'hr_id room_name identify firstname lastname country nationality email phone_number birth_date checkin_date checkout_date checked_in_at',
      bigint: 'reservation_id customer_id room_id',
      'text?': 'hr_number gender checked_out_at',
    },
  },
  revenue_account: {
    key: ['hr_id', 'id'],
    columns: { text: 'hr_id name type_code type tax_amounts', bigint: 'id' },
  },
  sales_department: { key: ['hr_id', 'id'], columns: { text: 'hr_id name type_code type', bigint: 'id' } },
  extra: {
    key: ['hr_id', 'id'],
    columns: {
      text: 'hr_id category_name name unit unit_price',
      bigint: 'id category_id sales_department_id revenue_account_id',
    },
  },
  pos_mapping: { key: ['hr_id', 'kind', 'pos_id'], columns: { text: 'hr_id kind pos_id', bigint: 'id' } },
  posting: {
    key: ['hr_id', 'transaction_id'],
    columns: {
      text: 'hr_id transaction_id fingerprint folio_id invoice_number pos_id posted_at result',
      'text?': 'note',
    },
  },
  folio_item: {
    key: ['hr_id', 'transaction_id', 'line'],
    columns: {
      text: 'hr_id transaction_id folio_id post_type quantity amount currency base_amount mapping posted_at',
      integer: 'line',
      bigint: 'department_id revenue_account_id',
      'bigint?': 'product_id',
      'text?': 'product_name unit exchange_rate',
    },
  },
  folio_sum: {
    key: ['hr_id', 'folio_id'],
    columns: { text: 'hr_id folio_id expenses payments refunds discounts balance' },
  },
  setting: { key: ['name'], columns: { text: 'name value' } },
}
