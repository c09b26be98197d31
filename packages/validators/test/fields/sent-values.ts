import fc from 'fast-check'
import { type Field, listOf, sentCode } from './field-values.ts'
import type { Json } from './json.ts'

const refusing = (...values: Json[]) => values.map((value) => ({ value }))

/** A value that may be sent as a number or as the same number in text (D5). */
const numberOrText = (number: fc.Arbitrary<number>) =>
  number.chain((value) => fc.constantFrom<Json>(value, String(value)))

/** Text that is no plain number, however much it looks like one. */
const oddNumbers = refusing(
  '',
  ' 12',
  '12 ',
  '+12',
  '1e2',
  '0x10',
  '1,000',
  '１２',
  'twelve',
  'null',
  'undefined',
)
const noNumbers = [...oddNumbers, ...refusing(true, [], [12], {})]

export const availability: Field = {
  accepts: [0, '0', 12, '12', 9999, '9999'],
  inside: numberOrText(fc.integer({ min: 0, max: 9999 })),
  refuses: [...noNumbers, ...refusing(-1, '-1', 10000, '10000', 1.5, '1.5', '12.0')],
  outside: numberOrText(fc.oneof(fc.integer({ min: 10000 }), fc.integer({ max: -1 }))),
}

export const minStay: Field = {
  accepts: [1, '1', 2, '2', 365, '365'],
  inside: numberOrText(fc.integer({ min: 1, max: 365 })),
  refuses: [...noNumbers, ...refusing(0, '0', -1, '-1', 366, '366', 1.5, '1.5')],
  outside: numberOrText(fc.oneof(fc.integer({ min: 366 }), fc.integer({ max: 0 }))),
}

/** Thousandths as plain decimal text, and as a number where that is the same digits. */
const thousandths = (most: bigint, least = 0n) =>
  fc
    .bigInt(least, most)
    .map((value) => `${value / 1000n}.${String(value % 1000n).padStart(3, '0')}`)
    .chain((value) => fc.constantFrom<Json>(value, Number(value)))

const mostThousandths = 999_999_999_999_999n
const decimals: Json[] = [400, '400', 129.9, '119.90', 0.001, '0.001', '000.5']
const edges: Json[] = [999_999_999_999.999, '999999999999.999']
const tooFine: Json[] = [0.0001, '0.0001', 129.9999, '129.9999', 1e-7]
const tooLarge: Json[] = [1_000_000_000_000, '1000000000000', 1e21]
const noDecimals = [...noNumbers, ...refusing('12,50', '.5', '5.', ...tooFine, ...tooLarge)]

/** A price, and the amount of a posted item: 0 or more. */
export const price: Field = {
  accepts: [0, '0', '0.000', ...decimals, ...edges],
  inside: thousandths(mostThousandths),
  refuses: [...noDecimals, ...refusing(-0.01, '-0.01', -1, '-1')],
  outside: numberOrText(fc.double({ max: -0.001, noNaN: true, noDefaultInfinity: true })),
}

/** A quantity: more than 0. */
export const quantity: Field = {
  accepts: [1, '1', ...decimals, ...edges],
  inside: thousandths(mostThousandths, 1n),
  refuses: [...noDecimals, ...refusing(0, '0', '0.000', -1, '-1')],
}

export const flag: Field = {
  accepts: [1, 0, '1', '0', true, false, 'true', 'false'],
  refuses: refusing(2, -1, 0.5, '2', '', 'yes', 'on', 'TRUE', ' 1', [], {}),
  outside: fc.integer().filter((value) => value !== 0 && value !== 1),
}

/** Channels that limit an update. No channel at all could mean all or none, so it is refused. */
export const channelCodes: Field = {
  ...listOf(sentCode),
  accepts: [['online'], ['online', 'bookingcom']],
  inside: fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 100 }),
  refuses: [...listOf(sentCode).refuses, { value: [] }, { value: Array.from({ length: 101 }, String) }],
}

/** A list of objects, each made by its position; `most` is left out where only the size of the body is limited. */
export const listOfLength = (least: number, item: (index: number) => Json, most?: number): Field => {
  const list = (length: number): Json => Array.from({ length }, (_, index) => item(index))
  const largest = most ?? 200
  return {
    accepts: [list(least), list(largest)],
    inside: fc.integer({ min: least, max: largest }).map(list),
    refuses: [
      ...refusing(list(least - 1), 'text', 17, {}),
      { value: [null], at: '[0]' },
      { value: [item(0), 'text'], at: '[1]' },
    ],
    ...(most !== undefined && { outside: fc.integer({ min: most + 1, max: most + 50 }).map(list) }),
  }
}
