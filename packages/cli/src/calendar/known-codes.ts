import type { CalendarChange } from '@innwire/sync'
import type { Room } from '@innwire/types'
import { nearestName } from '@innwire/validators/nearest-name'
import type { WrongChange } from './read-file.ts'

/** To look for the nearest of many names takes its time, and a person mends so many codes at once. */
const mostHints = 20

/**
 * What of a file names a room type or a rate that the hotel has not. It would wait in the journal for ever: no update of it can
 * go out.
 */
export function unknownCodes(changes: CalendarChange[], rooms: Room[]): WrongChange[] {
  const known = {
    inv_code: new Set(rooms.map((room) => room.inv_code)),
    rate_code: new Set(rooms.map((room) => room.rate_code)),
  }
  const said = new Map<string, string | undefined>()
  let hinted = 0
  return changes.flatMap((change, index) => {
    const [name, code] =
      'inv_code' in change
        ? (['inv_code', change.inv_code] as const)
        : (['rate_code', change.rate_code] as const)
    const key = `${name} ${code}`
    if (!said.has(key)) {
      const isKnown = known[name].has(code)
      if (!isKnown) hinted += 1
      said.set(key, isKnown ? undefined : whatIsWrong(name, code, known, hinted <= mostHints))
    }
    const message = said.get(key)
    return message === undefined ? [] : [{ index, name, message }]
  })
}

type Name = 'inv_code' | 'rate_code'

const called: Record<Name, string> = { inv_code: 'room type', rate_code: 'rate' }

function whatIsWrong(name: Name, code: string, known: Record<Name, Set<string>>, hints: boolean): string {
  const other = name === 'inv_code' ? 'rate_code' : 'inv_code'
  const missing = `the hotel has no ${called[name]} of this code.`
  if (known[other].has(code)) return `${missing} It is a ${called[other]}: give it as ${other}.`
  const near = hints ? nearestName(code, [...known[name]]) : undefined
  return `${missing} ${near === undefined ? 'innwire rooms lists those that it has.' : `Did you mean ${near}?`}`
}
