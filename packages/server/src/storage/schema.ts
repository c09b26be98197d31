import type { Generated, Kysely, Selectable } from 'kysely'
import type { DeliveryState } from '../generated/control.ts'
import type {
  ExtraTable,
  FolioItemTable,
  FolioSumTable,
  PosMappingTable,
  PostingTable,
  RevenueAccountTable,
  SalesDepartmentTable,
  StayGuestTable,
} from './folio-tables.ts'
import type {
  LackingNightTable,
  PageReplayTable,
  ReceiptTable,
  ReservationTable,
} from './reservation-tables.ts'

export type * from './folio-tables.ts'
export type * from './reservation-tables.ts'

/** 0 or 1: SQLite has no booleans, and PostgreSQL takes numbers as well. */
export type Flag = 0 | 1

/**
 * The tables. Every key starts with the property, so that they can be shared out by property. Dates are
 * `YYYY-MM-DD`, instants ISO 8601 in UTC with milliseconds, so that text order is time order; decimals are text.
 */
export type Schema = {
  property: PropertyTable
  token: TokenTable
  sales_channel: { code: string; name: string }
  room: RoomTable
  connection: ConnectionTable
  mapping: MappingTable
  calendar: CalendarTable
  calendar_update: CalendarUpdateTable
  delivery: DeliveryTable
  told: ToldTable
  reservation: ReservationTable
  lacking_night: LackingNightTable
  receipt: ReceiptTable
  page_replay: PageReplayTable
  stay_guest: StayGuestTable
  revenue_account: RevenueAccountTable
  sales_department: SalesDepartmentTable
  extra: ExtraTable
  pos_mapping: PosMappingTable
  posting: PostingTable
  folio_item: FolioItemTable
  folio_sum: FolioSumTable
  setting: SettingTable
}

/** Values by name, in rows of the property that they are about. */
type SettingTable = {
  /** Empty for what is about the server itself. */
  hr_id: Generated<string>
  name: string
  value: string
}

/** Queries on the tables: what is committed, or a write that is under way. */
export type Database = Kysely<Schema>

export type PropertyRow = Selectable<PropertyTable>

type PropertyTable = {
  hr_id: string
  name: string
  time_zone: string
  currency: string
  /** `HH:MM`: until then the business date is still that of the day before. */
  business_day_start: string
  quota_per_minute: number | null
  quota_per_day: number | null
  /** JSON of the names of its readings; null for those of the server. */
  readings: string | null
  /** Another number after every change of what the property has set up; what is kept in memory is of one version. */
  set_up_version: Generated<number>
  /** The last number given to an update, a delivery or a reservation change. Numbers rise in the order of acceptance. */
  sequence: Generated<number>
}

type TokenTable = {
  hr_id: string
  id: string
  /** SHA-256 in hex. The token itself is nowhere. */
  hash: string
  label: string
  created_at: string
  revoked_at: string | null
  /** Rises with every answer that delivered reservations to it. */
  receipts: Generated<number>
}

export type RoomTable = {
  hr_id: string
  rate_code: string
  inv_code: string
  availability_update: Flag
  restrictions_update: Flag
  price_update: Flag
  name: string
  description: string
  policy: string
  room_capacity: number
  adult_capacity: number
  is_master: Flag
  non_refundable: Flag
}

export type ConnectionTable = {
  hr_id: string
  channel_code: string
  /** JSON of ConnectorSettings, encrypted where it has an address and a secret. */
  connector: string
  in_progress: Generated<number>
  succeeded: Generated<number>
  failed: Generated<number>
}

export type MappingTable = {
  hr_id: string
  channel_code: string
  code: string
  name: string
  rate_code: string
}

/** What can be set for a date; null where nothing was. */
export type CalendarFields = {
  availability: number | null
  /** Decimal text without needless zeros. */
  price: string | null
  min_stay: number | null
  stop_sale: Flag | null
  cta: Flag | null
  ctd: Flag | null
}

type CalendarTable = CalendarFields & {
  hr_id: string
  /** A rate code. Availability stands at the code of the group. */
  code: string
  /** Empty for the hotel's own values, a channel's code for values that were limited to it. */
  channel_code: string
  date: string
}

/** What made an update: a request of the property API, or a booking; neither, where a channel is sent what is set. */
export type UpdateCause = {
  operation_id: string | null
  /** As the log shows it. */
  request_id: string | null
  token_id: string | null
  hr_number: string | null
}

type CalendarUpdateTable = UpdateCause & {
  hr_id: string
  id: number
  /** What was accepted, as `storeChanges` writes it. */
  changes: string
  created_at: string
}

export type DeliveryTable = {
  hr_id: string
  id: number
  update_id: number
  channel_code: string
  mapping_code: string
  name: string
  inv_code: string
  rate_code: string
  /** Position in the update's changes; null for an entry that only tells of a refusal. */
  change_index: number | null
  /** 1 where the channel has no processes: the direct channel, whose entries have neither id nor pid. */
  direct: Flag
  state: DeliveryState
  error_message: string | null
  attempts: Generated<number>
  /** When it may be handed over next; null once it is settled. */
  due_at: string | null
  /** Until when the receiver asked not to be sent it again. */
  asked_until: Generated<string | null>
  created_at: string
  settled_at: string | null
}

/** The availability is -1 where the channel has counted on by itself since (`unknownAvailability`). */
type ToldTable = CalendarFields & {
  hr_id: string
  channel_code: string
  mapping_code: string
  date: string
  /** When it was told the availability, in epoch milliseconds; null where an earlier version did. */
  told_at: Generated<number | null>
}
