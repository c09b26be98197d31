const mostNamed = 5
const mostCharacters = 80

/**
 * The first few names for a sentence. Characters that take more than one byte in JSON are replaced: the names come from the
 * caller, and an answer may have the sentence once for each date.
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
