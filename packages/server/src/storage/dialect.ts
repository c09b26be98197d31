import type { CalendarField } from '@innwire/types'
import { PostgresAdapter, type RawBuilder } from 'kysely'
import { postgresDialect } from './postgres/dialect.ts'
import type { Database, DeliveryTable, Schema, UpdateCause } from './schema.ts'
import { sqliteDialect } from './sqlite/dialect.ts'

/** What is said in another way to each database. All other queries are the same. */
export type Dialect = {
  /** Whether a column is one of the entries of a JSON list. */
  isAmongIntegers(column: string, json: string): RawBuilder<boolean>
  isAmongTexts(column: string, json: string): RawBuilder<boolean>
  /** The JSON of one entry of a stored JSON list. */
  entryOf(column: string, index: RawBuilder<number>): RawBuilder<string>
  /** Rows with these columns of a table, to select from. */
  rowsFrom(table: keyof Schema, columns: string[], rows: object[]): RawBuilder<unknown>
  /** The column of pages by which those that were written later come later. */
  orderOfPages: string
  /** Sets values date by date; a field that is not given stays as it is. */
  setDates(database: Database, place: DatesPlace, dates: DateFields[]): Promise<void>
  /**
   * Stores an update of a property and its deliveries, with the next numbers of the property, and counts those that wait.
   * @returns the number of the update, before those of its deliveries
   * @throws {PropertyRemoved}
   */
  storeUpdate(database: Database, update: NewUpdate): Promise<number>
  /**
   * Statements that end the values that single channels have of these fields on a JSON list of dates, for a property and a
   * code, and drop the rows that are empty then: each later update would read them.
   */
  endingChannelValues(fields: string[]): string[]
  /** Lets the numbers that the database itself gives to rows go on behind those that are there. */
  continueNumbers(database: Database): Promise<void>
  /** All tables with what the service stores, or those of them with rows of properties. */
  tables(database: Database): Promise<string[]>
  tablesOfProperties(database: Database): Promise<string[]>
  /** Whether a row of `told` has an unknown availability, as its index says it. */
  isUnknown: RawBuilder<boolean>
  /** Whether an answer to the token of a query is on its way, from whichever process; not where there is only one. */
  isAnswering(hrId: string): RawBuilder<boolean | number>
  /** The columns of a table, but for those that the database computes. */
  columnsOf(database: Database, table: string): Promise<string[]>
  /** The columns of a table's primary key, in their order. */
  keyOf(database: Database, table: string): Promise<string[]>
}

export type DateFields = { date: string } & { [Field in CalendarField]?: string | number }

/** An update of a property as it is stored, and what it sends to whom. */
export type NewUpdate = Pick<Schema['calendar_update'], 'hr_id' | 'changes' | 'created_at'> & {
  cause: UpdateCause
  deliveries: NewDelivery[]
}

/** A delivery of an update, which gives it all else. */
export type NewDelivery = Omit<
  DeliveryTable,
  'hr_id' | 'id' | 'update_id' | 'attempts' | 'asked_until' | 'created_at'
>

/** Whose values are set: a table with a row for each date, and the other columns of its key, in their order. */
export type DatesPlace = {
  table: 'calendar' | 'told'
  key: Record<string, string>
  /** When a channel was told them, in epoch milliseconds. */
  toldAt?: number
}

/** What is said in its way to the database of these queries. */
export const dialectOf = (database: Database): Dialect =>
  database.getExecutor().adapter instanceof PostgresAdapter ? postgresDialect : sqliteDialect
