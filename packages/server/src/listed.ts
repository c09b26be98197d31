const mostNamed = 5
const mostCharacters = 80

/**
 * Names for a sentence, the first few of them. Signs that JSON writes with more than one byte are replaced: the same
 * sentence may stand in an answer once for each date, and the names come from the caller.
 */
export function listed(names: string[]): string {
  const shown: string[] = []
  let characters = 0
  for (const name of names.slice(0, mostNamed)) {
    characters += name.length
    if (shown.length > 0 && characters > mostCharacters) break
    shown.push(name.slice(0, mostCharacters).replace(/[^ !#-[\]-~]/g, '?'))
  }
  const more = names.length - shown.length
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
