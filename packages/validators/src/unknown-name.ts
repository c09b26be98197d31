import { closestMatch } from 'leven'
import type { Issue } from './issue.ts'
import { shortened } from './path.ts'

/** More letters wrong than that, and it is another word. */
const mostLettersWrong = 3
/** A longer name is no slip of the finger, and comparing it would cost. */
const longestName = 64

/**
 * A field that there is not. A slip of the finger must not be answered with `ok`: what it was to limit would reach
 * everything (D36).
 * @param path of the field
 * @param known names of the fields that there are
 * @example unknownName('stop_sal', 'stop_sal', ['stop_sale']).message // 'There is no field stop_sal here. Did you mean stop_sale?'
 */
export function unknownName(path: string, name: string, known: readonly string[]): Issue {
  const nearest =
    name.length <= longestName ? closestMatch(name, known, { maxDistance: mostLettersWrong }) : undefined
  const advice = nearest
    ? `Did you mean ${nearest}?`
    : `Take it out; ${known.length > 0 ? `there are ${known.join(', ')}` : 'there are no fields'}.`
  return { path, code: 'unknown_field', message: `There is no field ${shortened(name)} here. ${advice}` }
}
