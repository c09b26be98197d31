import type { DatabaseSync } from 'node:sqlite'

/** Tells at once, within a request's first line of log, whether a hash is that of a token, also of a revoked one. */
export function knownTokens(reader: DatabaseSync): (hash: string) => boolean {
  const find = reader.prepare('select 1 from token where hash = ?')
  // What is logged after the end cannot be compared any more, and is better not shown.
  return (hash) => !reader.isOpen || find.get(hash) !== undefined
}
