import type { Issue, ReaderCode } from './issue.ts'
import { nearestName } from './nearest-name.ts'
import { shortened } from './path.ts'

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

function shown(name: string): string {
  const text = shortened(name)
  return /^[\w[\]-]+…?$/.test(text) ? text : JSON.stringify(text)
}
