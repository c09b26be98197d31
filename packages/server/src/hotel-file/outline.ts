/** What a hotel file has, by the names that it may have; everything within is what the contract says. */
export const outline = {
  hr_id: 'text',
  token: 'text',
  property: 'object',
  rooms: 'object',
  channels: 'object',
  departments: 'object',
  accounts: 'object',
  extras: 'object',
  pos_mappings: 'object',
  guests: 'list',
  calendar: 'object',
} as const

export type PartName = keyof typeof outline
/** What is read where the part must be of one kind. */
export type PartKind = (typeof outline)[PartName]

export const neededParts = ['hr_id', 'token', 'property', 'rooms'] as const satisfies PartName[]

/** Values of the calendar are for so many days at most. */
export const mostCalendarDays = 1000
