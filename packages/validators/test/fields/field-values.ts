import fc from 'fast-check'
import type { Json } from './json.ts'

/** What a field takes and what it does not. */
export type Field = {
  accepts: Json[]
  /** More values that are taken, drawn at random. */
  inside?: fc.Arbitrary<Json>
  /** Values that are refused; `at` leads from the field to the fault, where that is not the field itself. */
  refuses: { value: Json; at?: string }[]
  /** More values that are refused, drawn at random. */
  outside?: fc.Arbitrary<Json>
  nullable?: boolean
  optional?: boolean
  /** Where the lack of the field is reported, when one of several fields is enough. */
  missedAt?: string
}

export const nullable = (field: Field): Field => ({ ...field, nullable: true })
export const optional = (field: Field): Field => ({ ...field, optional: true })

const refusing = (...values: Json[]) => values.map((value) => ({ value }))
const notText = refusing(17, true, [], {})

export const text: Field = {
  accepts: ['Standard Room', '', 'Bir stüdyo\n'],
  inside: fc.string(),
  refuses: notText,
}

/** Text that says something: a code, a number, an id. */
export const code: Field = {
  accepts: ['HR:1', 'online', '8833301'],
  inside: fc.string({ minLength: 1, maxLength: 128 }),
  refuses: [...notText, { value: '' }],
}

/** A code that we send has at most 64 characters (D32). */
export const sentCode: Field = {
  ...code,
  accepts: [...code.accepts, 'x'.repeat(64)],
  inside: fc.string({ minLength: 1, maxLength: 64 }),
  refuses: [...code.refuses, { value: 'x'.repeat(65) }],
}

export const ofLength = (least: number, most: number): Field => ({
  // A character is a character, also one that takes two units of UTF-16.
  accepts: ['x'.repeat(least), 'x'.repeat(most), '😀'.repeat(most)],
  inside: fc.string({ minLength: least, maxLength: most }),
  refuses: [
    ...notText,
    { value: 'x'.repeat(most + 1) },
    ...(least > 0 ? refusing('x'.repeat(least - 1)) : []),
  ],
})

export const whole: Field = {
  accepts: [1, 12529, 55430289],
  inside: fc.nat(),
  refuses: refusing('7', 1.5, true, [], {}),
}

/** A whole number that counts something. */
export const count: Field = { ...whole, accepts: [0, 1, 297], refuses: [...whole.refuses, { value: -1 }] }

/** An amount of money that is written as a number. */
export const amount: Field = {
  accepts: [0, -0, 245, 13.928, -10.5],
  inside: fc.double({ noNaN: true, noDefaultInfinity: true }),
  refuses: refusing('245.0', '', true, [], {}),
}

/** A decimal that is written as text. */
export const decimal: Field = {
  accepts: ['0', '200.0', '0.18', '13.928', '-1.50'],
  inside: fc.tuple(fc.nat(), fc.nat()).map(([before, behind]) => `${before}.${behind}`),
  refuses: [...notText, ...refusing('', '1,5', '1.', '.5', '1e3', 'ten')],
}

/** A flag of an answer. */
export const truth: Field = { accepts: [true, false], refuses: refusing('true', 1, 0, {}, []) }

export const date: Field = {
  accepts: ['2026-12-24', '2024-02-29', '1902-01-01'],
  inside: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  refuses: [
    ...notText,
    ...refusing('', '2026-02-29', '2026-13-01', '24.12.2026', '2026-1-2', '2026-12-24T00:00:00Z'),
  ],
}

export const timestamp: Field = {
  accepts: ['2015-01-21T10:01:25Z', '2026-11-18T23:40:02+03:00', '2026-11-18T23:40:02.123Z'],
  inside: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((instant) => instant.toISOString()),
  // Without an offset nobody knows which instant it is.
  refuses: [...notText, ...refusing('', '2026-11-18', '2026-11-18T23:40:02', 'yesterday')],
}

/** A service id: `HR:` and a number. */
export const serviceId: Field = {
  accepts: ['HR:1', 'HR:1030'],
  inside: fc.nat().map((id) => `HR:${id}`),
  refuses: [...notText, ...refusing('', '62', 'HR:', 'hr:62', 'HR:x')],
}

/** One guest in one room: `<reservation_id>:<customer_id>`. */
export const guestKey: Field = {
  accepts: ['36129:55430289', 'a:b'],
  inside: fc.tuple(fc.nat(), fc.nat()).map((ids) => ids.join(':')),
  refuses: [...notText, ...refusing('', '36129', '36129:', ':55430289', '1:2:3')],
}

export const currencyCode: Field = {
  accepts: ['EUR', 'TRY', 'USD'],
  refuses: [...notText, ...refusing('', 'EU', 'EURO', 'eur', '€')],
}

/** A closed set. */
export const oneOf = (...values: string[]): Field => ({
  accepts: values,
  refuses: [...notText, ...refusing('', 'something_new', `${values[0]} `)],
})

/** Values that were seen; others are not ruled out. */
export const seen = (...values: string[]): Field => ({ ...text, accepts: [...values, 'something_new'] })

export const object: Field = { accepts: [], refuses: refusing('text', 17, true, []) }

export const listOf = (item: Field): Field => ({
  accepts: [[], item.accepts.slice(0, 1), item.accepts],
  ...(item.inside && { inside: fc.array(item.inside, { maxLength: 5 }) }),
  refuses: [
    ...refusing('text', 17, true, {}),
    { value: [null], at: '[0]' },
    ...item.refuses.map(({ value, at = '' }) => ({ value: [value], at: `[0]${at}` })),
  ],
})

/** A list whose items have a table of their own. */
export const objects: Field = { accepts: [[]], refuses: listOf(object).refuses }
