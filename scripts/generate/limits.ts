import { ContractError, type OpenApiDocument } from '../contract/openapi-document.ts'
import { type GeneratedFile, generatedFrom } from './generated-file.ts'
import { literal } from './operations.ts'

/** What a program needs beside the schemas: what it is, and its place in the components of the contract. */
type Limits = Record<string, [says: string, at: string]>

const limits: Limits = {
  mostRooms: ['Most `rooms` of a daily update (D32).', 'schemas/DailyUpdate/properties/rooms/maxItems'],
  mostDates: [
    'Most `dates` of one entry of `rooms` in a daily update (D29).',
    'schemas/DailyRoomUpdate/properties/dates/maxItems',
  ],
  mostValues: [
    'Most dates of a daily update, each times its `channel_codes` (D32).',
    'schemas/DailyUpdate/x-limits/values',
  ],
  mostBytes: ['Most bytes of a body (D29).', 'schemas/DailyUpdate/x-limits/bytes'],
  mostChannels: [
    'Most `channel_codes` of a calendar update (D32).',
    'schemas/DailyRoomUpdate/properties/channel_codes/maxItems',
  ],
  mostDaysInRange: ['Most days of a range update (D29).', 'schemas/RangeUpdate/x-limits/days'],
  mostDaysAhead: [
    'Most days ahead of a date that a calendar update sets (D15).',
    'schemas/DailyDateUpdate/x-limits/daysAhead',
  ],
  mostAvailability: ['Highest `availability` (D5).', 'schemas/Availability/maximum'],
  longestMinStay: ['Highest `min_stay`, in nights (D5).', 'schemas/MinStay/maximum'],
  pricePattern: ['A price as text (D5).', 'schemas/PriceText/pattern'],
  priceExpected: ['What a message says of it.', 'schemas/PriceText/x-expects'],
  longestCode: ['Most characters of a code (D32).', 'schemas/InvCode/maxLength'],
  longestId: [
    'Most characters of an id that the caller makes (D30).',
    'schemas/Posting/properties/transaction_id/maxLength',
  ],
  longestNote: ['Most characters of a free text (D30).', 'schemas/Posting/properties/note/maxLength'],
  mostItems: ['Most items of an invoice (D30).', 'schemas/Posting/properties/posts/maxItems'],
  daysOfTransactions: [
    'Days for which a transaction can be read (D17).',
    'schemas/TransactionDetails/x-limits/daysKept',
  ],
  mostPerPage: ['Most reservations of a page (D21).', 'parameters/PerPage/schema/maximum'],
  mostDaysBack: ['Most days back of `from_date` (D21).', 'parameters/FromDate/x-limits/daysBack'],
  standardDaysBack: [
    'Days back of a `from_date` that is left out (D21).',
    'parameters/FromDate/x-limits/standardDaysBack',
  ],
}

const controlLimits: Limits = {
  mostNights: ['Most nights of a booked room.', 'schemas/BookingRoomInput/x-limits/nights'],
  mostCalendarDays: [
    'Most days of the calendar that are read at once.',
    'parameters/CalendarTo/x-limits/days',
  ],
  snapshotName: ['A name of a snapshot.', 'schemas/SnapshotName/pattern'],
  tokenPattern: ['A token that somebody chose.', 'schemas/TokenInput/properties/token/pattern'],
  tokenExpected: ['What a message says of it.', 'schemas/TokenInput/properties/token/x-expects'],
  tokenRoles: [
    'What a token may do; each role may also do what those before it may.',
    'schemas/Session/properties/role/enum',
  ],
}

/** The fields that a calendar update sets, and the bounds of what a caller sends, from the schemas that have them. */
export function generateLimits({ components }: OpenApiDocument): GeneratedFile[] {
  const { date: _, ...fields } = components.schemas.DailyDateUpdate?.properties ?? {}
  const constants = [
    constant(
      'calendarFields',
      'The fields that a calendar update sets, in the order of the contract.',
      `${literal(Object.keys(fields))} as const`,
    ),
    constant(
      'rateCodeFields: readonly CalendarField[]',
      'The fields that an update by `rate_code` alone sets (D3).',
      literal(components.schemas.RangeUpdate?.['x-limits']?.fieldsByRateCode),
    ),
    ...constantsOf(components, limits),
  ]
  const content = `${generatedFrom('limits')}${constants.join('\n')}
/** A field that a calendar update sets. */
export type CalendarField = (typeof calendarFields)[number]
`
  return [{ path: 'packages/types/src/generated/limits.ts', content }]
}

/** The bounds of what a caller of the control API sends, and their patterns. */
export const controlLimitsOf = ({ components }: OpenApiDocument): string =>
  constantsOf(components, controlLimits).join('\n')

const constantsOf = (components: object, limits: Limits): string[] =>
  Object.entries(limits).map(([name, [says, at]]) => constant(name, says, valueAt(components, at)))

const constant = (name: string, says: string, value: string) =>
  `/** ${says} */\nexport const ${name} = ${value}\n`

/** @throws {ContractError} when the contract has nothing there any more */
function valueAt(components: object, at: string): string {
  const value = at
    .split('/')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], components)
  if (typeof value === 'string' && at.endsWith('/pattern')) return `/${value}/`
  if (typeof value === 'number' || typeof value === 'string') return literal(value)
  if (Array.isArray(value)) return `${literal(value)} as const`
  throw new ContractError(
    `The contract has nothing at components/${at}, which programs read as a limit. Put it back, or change scripts/generate/limits.ts.`,
  )
}
