const mostNamed = 5

/** Names for a sentence, the first few of them. */
export function listed(names: string[]): string {
  const more = names.length - mostNamed
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
