/** Text of the caller's own in a message or a path is cut here: an answer must not be a multiple of its request. */
const longestText = 60

/** What a caller sent, as far as it is worth showing. */
export const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text

/** `/rooms/0/dates/3/date` → `rooms[0].dates[3].date` */
export function readablePath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(joinPath, '')
}

/** The path of a field, or of an entry, of what stands at a path. */
export function joinPath(path: string, name: string): string {
  if (/^\d{1,9}$/.test(name)) return `${path}[${name}]`
  const shown = shortened(name)
  if (!/^[\w[\]]+$/.test(shown)) return `${path}[${JSON.stringify(shown)}]`
  return path ? `${path}.${shown}` : shown
}
