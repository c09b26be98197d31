// Generated from openapi/control/openapi.yaml by scripts/generate/control.ts. Do not edit: change the contract and run npm run generate.

/** Most nights of a booked room. */
export const mostNights = 1000

/** Most days of the calendar that are read at once. */
export const mostCalendarDays = 1000

/** A name of a snapshot. */
export const snapshotName = /^[A-Za-z0-9_-]{1,64}$/

/** A token that somebody chose. */
export const tokenPattern = /^[!-~]{8,128}$/

/** What a message says of it. */
export const tokenExpected = "8 to 128 visible ASCII characters"

/** What a token may do; each role may also do what those before it may. */
export const tokenRoles = [
  "read",
  "desk",
  "admin"
] as const
