// Generated from openapi/openapi.yaml by scripts/generate/limits.ts. Do not edit: change the contract and run npm run generate.

/** The fields that a calendar update sets, in the order of the contract. */
export const calendarFields = [
  "availability",
  "price",
  "min_stay",
  "stop_sale",
  "cta",
  "ctd"
] as const

/** The fields that an update by `rate_code` alone sets (D3). */
export const rateCodeFields: readonly CalendarField[] = [
  "price"
]

/** Most `rooms` of a daily update (D32). */
export const mostRooms = 1000

/** Most `dates` of one entry of `rooms` in a daily update (D29). */
export const mostDates = 90

/** Most dates of a daily update, each times its `channel_codes` (D32). */
export const mostValues = 100000

/** Most bytes of a body (D29). */
export const mostBytes = 2000000

/** Most `channel_codes` of a calendar update (D32). */
export const mostChannels = 100

/** Most days of a range update (D29). */
export const mostDaysInRange = 1000

/** Most days ahead of a date that a calendar update sets (D15). */
export const mostDaysAhead = 1000

/** Highest `availability` (D5). */
export const mostAvailability = 9999

/** Highest `min_stay`, in nights (D5). */
export const longestMinStay = 365

/** A price as text (D5). */
export const pricePattern = /^[0-9]{1,12}(\.[0-9]{1,3})?$/

/** What a message says of it. */
export const priceExpected = "a decimal of 0 or more with at most 12 digits before and 3 behind the point, such as \"119.90\""

/** Most characters of a code (D32). */
export const longestCode = 64

/** Most characters of an id that the caller makes (D30). */
export const longestId = 128

/** Most characters of a free text (D30). */
export const longestNote = 4000

/** Most items of an invoice (D30). */
export const mostItems = 500

/** Days for which a transaction can be read (D17). */
export const daysOfTransactions = 90

/** Most reservations of a page (D21). */
export const mostPerPage = 100

/** Most days back of `from_date` (D21). */
export const mostDaysBack = 30

/** Days back of a `from_date` that is left out (D21). */
export const standardDaysBack = 10

/** A field that a calendar update sets. */
export type CalendarField = (typeof calendarFields)[number]
