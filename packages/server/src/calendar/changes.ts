import type { Flag } from '../storage/schema.ts'

/** The fields that an update sets; a missing one stays as it is. */
export type Values = {
  availability?: number
  /** Decimal text without needless zeros. */
  price?: string
  min_stay?: number
  stop_sale?: Flag
  cta?: Flag
  ctd?: Flag
}

export type DateValues = Values & { date: string }

/** What an accepted update changes for one target. */
export type CalendarChange = {
  /** The rate that it reaches; the master rate for an update by group. */
  rate_code: string
  inv_code: string
  /** The channels that it is limited to; null for all of them. */
  channels: string[] | null
  /** The only mapping that it reaches, where one of a channel is told by itself. */
  mapping_code?: string
  dates: DateValues[]
}
