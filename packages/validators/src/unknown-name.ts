import { closestMatch } from 'leven'
import type { Issue, ReaderCode } from './issue.ts'
import { shortened } from './path.ts'

/** More letters wrong than that, or than half of them, and it is another word. */
const mostLettersWrong = 3
/** A longer name is no typing mistake, and to compare it would take its time. */
const longestName = 64

/**
 * The issue of a field that does not exist. Answered with `ok`, a typing mistake would change nothing, or everything
 * that the field was meant to limit (D36).
 * @param path of the field
 * @param known names of the fields that exist
 * @example unknownName('stop_sal', 'stop_sal', ['stop_sale']).message // 'There is no field stop_sal here. Did you mean stop_sale?'
 */
export function unknownName(path: string, name: string, known: readonly string[]): Issue<ReaderCode> {
  const nearest = nearestName(name.replace(/\[.*$/s, '').toLowerCase(), known)
  const others = known.length > 0 ? ` The fields here are ${known.join(', ')}.` : ''
  const advice = nearest ? `Did you mean ${nearest}?` : `Take it out.${others}`
  return { path, code: 'unknown_field', message: `There is no field ${shown(name)} here. ${advice}` }
}

/**
 * The known name that is meant by one that does not exist; undefined where none is near enough.
 * @example nearestName('stop_sal', ['stop_sale', 'cta']) // 'stop_sale'
 */
export const nearestName = (name: string, known: readonly string[]): string | undefined =>
  name.length <= longestName
    ? closestMatch(name, known, { maxDistance: Math.min(mostLettersWrong, Math.floor(name.length / 2)) })
    : undefined

function shown(name: string): string {
  const text = shortened(name)
  return /^[\w[\]-]+…?$/.test(text) ? text : JSON.stringify(text)
}
