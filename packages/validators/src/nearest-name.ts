import { closestMatch } from 'leven'

/** More letters wrong than that, or than half of them, and it is another word. */
const mostLettersWrong = 3
/** A longer name is no typing mistake, and to compare it would take its time. */
const longestName = 64

/**
 * The known name that is meant by one that does not exist; undefined where none is near enough.
 * @example nearestName('stop_sal', ['stop_sale', 'cta']) // 'stop_sale'
 */
export const nearestName = (name: string, known: readonly string[]): string | undefined =>
  name.length <= longestName
    ? closestMatch(name, known, { maxDistance: Math.min(mostLettersWrong, Math.floor(name.length / 2)) })
    : undefined
