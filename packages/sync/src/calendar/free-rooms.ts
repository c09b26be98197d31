import { type Cell, everyone, type Scope, want } from './cell.ts'
import { isUrgent } from './day.ts'

const closes = (rooms: unknown) => isUrgent('availability', Number(rooms))

/**
 * Wants an availability, for channels or for everyone. One below 0 is 0, and what it lacks is kept in mind.
 * @param said tells this statement from others, where rooms may be given back to it
 */
export function stateRooms(cell: Cell, rooms: number, channels: string[] | undefined, said?: number): void {
  want(cell, Math.max(0, rooms), channels, closes)
  if (!channels) {
    delete cell.below
    delete cell.said
  }
  for (const scope of channels ?? [everyone]) {
    keep(cell, 'below', scope, rooms < 0 ? -rooms : undefined)
    keep(cell, 'said', scope, said)
  }
}

/** Adds rooms to the numbers of scopes, or takes them off. */
export function addRooms(cell: Cell, scopes: Scope[], rooms: number): void {
  const { said } = cell
  const numbers = Object.entries(cell.wanted).map(([scope, value]): [Scope, number] => [
    scope,
    Number(value) - (cell.below?.[scope] ?? 0) + (scopes.includes(scope) ? rooms : 0),
  ])
  // The number for everyone ends those of single channels, so it goes first.
  numbers.sort(([one], [other]) => Number(other === everyone) - Number(one === everyone))
  for (const [scope, number] of numbers)
    stateRooms(cell, number, scope === everyone ? undefined : [scope], said?.[scope])
}

function keep(cell: Cell, name: 'below' | 'said', scope: Scope, value: number | undefined): void {
  if (value !== undefined) {
    cell[name] = { ...cell[name], [scope]: value }
    return
  }
  delete cell[name]?.[scope]
  if (cell[name] && Object.keys(cell[name]).length === 0) delete cell[name]
}
