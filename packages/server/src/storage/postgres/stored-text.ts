/*
 * PostgreSQL's text has no U+0000, which a caller may send. It is written with an escape, so that the stored texts have the
 * order of the originals.
 */

const nothing = '\u0000'
const marker = '\u0001'

export const storedText = (text: string): string =>
  text.replaceAll(marker, `${marker}\u0002`).replaceAll(nothing, `${marker}${marker}`)

export const originalText = (stored: string): string =>
  stored.replaceAll(`${marker}${marker}`, nothing).replaceAll(`${marker}\u0002`, marker)

/** Parameters as they are sent. */
export const storedValues = (values: readonly unknown[]): unknown[] =>
  values.map((value) =>
    typeof value === 'string' ? storedText(value) : Array.isArray(value) ? storedValues(value) : value,
  )

/** Rows as the JSON from which the database takes them. */
export const storedJson = (rows: object[]): string =>
  JSON.stringify(rows, (_, value) => (typeof value === 'string' ? storedText(value) : value))
