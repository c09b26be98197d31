import { ContractError, type OpenApiDocument } from '../contract/openapi-document.ts'
import type { GeneratedFile } from './generated-file.ts'
import { generatedFrom } from './generated-from.ts'
import { literal } from './operations.ts'

/** The numbers and patterns that a program needs beside the schemas: each with its place in the contract. */
const limits: Record<string, { says: string; at: string[] }> = {
  mostRooms: {
    says: 'Most `rooms` of a daily update (D32).',
    at: ['DailyUpdate', 'properties', 'rooms', 'maxItems'],
  },
  mostDates: {
    says: 'Most `dates` of one room of a daily update (D29).',
    at: ['DailyRoomUpdate', 'properties', 'dates', 'maxItems'],
  },
  mostValues: {
    says: 'Most dates of a daily update, each times its `channel_codes` (D32).',
    at: ['DailyUpdate', 'x-limits', 'values'],
  },
  mostBytes: { says: 'Most bytes of a body (D29).', at: ['DailyUpdate', 'x-limits', 'bytes'] },
  mostChannels: {
    says: 'Most `channel_codes` of a calendar update (D32).',
    at: ['DailyRoomUpdate', 'properties', 'channel_codes', 'maxItems'],
  },
  mostDaysInRange: { says: 'Most days of a range update (D29).', at: ['RangeUpdate', 'x-limits', 'days'] },
  mostDaysAhead: {
    says: 'So many days from today the last date lies that a calendar update may set (D15).',
    at: ['DailyDateUpdate', 'x-limits', 'daysAhead'],
  },
  mostAvailability: { says: 'Highest `availability` (D5).', at: ['AvailabilityInput', 'maximum'] },
  longestMinStay: { says: 'Highest `min_stay`, in nights (D5).', at: ['MinStayInput', 'maximum'] },
  pricePattern: { says: 'A price as text (D5).', at: ['PriceInput', 'pattern'] },
  longestCode: { says: 'Most characters of a code (D32).', at: ['InvCode', 'maxLength'] },
  longestId: {
    says: 'Most characters of an id that the caller makes (D30).',
    at: ['Posting', 'properties', 'transaction_id', 'maxLength'],
  },
  longestNote: {
    says: 'Most characters of a free text (D30).',
    at: ['Posting', 'properties', 'note', 'maxLength'],
  },
  mostItems: { says: 'Most items of an invoice (D30).', at: ['Posting', 'properties', 'posts', 'maxItems'] },
  daysOfTransactions: {
    says: 'Days for which a transaction can be read (D17).',
    at: ['TransactionDetails', 'x-limits', 'daysKept'],
  },
}

/** The same of parameters. */
const parameterLimits: Record<string, { says: string; at: string[] }> = {
  mostPerPage: { says: 'Most reservations of a page (D21).', at: ['PerPage', 'schema', 'maximum'] },
  mostDaysBack: {
    says: 'So many days before today `from_date` may lie (D21).',
    at: ['FromDate', 'x-limits', 'daysBack'],
  },
  standardDaysBack: {
    says: 'So many days before today it lies when it is left out.',
    at: ['FromDate', 'x-limits', 'standardDaysBack'],
  },
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
    ...Object.entries(limits).map(([name, { says, at }]) =>
      constant(name, says, valueAt(components.schemas, at)),
    ),
    ...Object.entries(parameterLimits).map(([name, { says, at }]) =>
      constant(name, says, valueAt(components.parameters, at)),
    ),
  ]
  const content = `${generatedFrom('limits')}${constants.join('\n')}
/** A field that a calendar update sets. */
export type CalendarField = (typeof calendarFields)[number]
`
  return [{ path: 'packages/types/src/generated/limits.ts', content }]
}

const constant = (name: string, says: string, value: string) =>
  `/** ${says} */\nexport const ${name} = ${value}\n`

/** @throws {ContractError} when the contract has nothing there any more */
function valueAt(components: object, at: string[]): string {
  const value = at.reduce<unknown>(
    (found, key) => (found as Record<string, unknown> | undefined)?.[key],
    components,
  )
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return `/${value}/`
  throw new ContractError(
    `The contract has nothing at ${at.join('/')}, which programs read as a limit. Put it back, or change scripts/generate/limits.ts.`,
  )
}
