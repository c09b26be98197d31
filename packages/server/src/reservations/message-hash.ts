import { hash } from 'node:crypto'

/**
 * Tells a channel's message about a booking from any other (D35), whatever became of the channel's name and mappings
 * meanwhile. The order of fields and of rooms means nothing.
 */
export function messageHash({ rooms, ...message }: { rooms: object[] }): string {
  return hash('sha256', JSON.stringify([toText(message), rooms.map(toText).sort()]))
}

const toText = (value: object) => JSON.stringify(value, sortFields)

const sortFields = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
