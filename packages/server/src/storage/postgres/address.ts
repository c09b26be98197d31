import { StartError } from '../../start-error.ts'

/** Where a database is, and how it is shown: never with the password. */
export type Address = {
  url: string
  /** Such as `postgres://db.example:5432/hotel`. */
  name: string
  /** A text without the password, wherever it stands. */
  redact(text: string): string
}

/**
 * Reads the address of a PostgreSQL database.
 * @throws {StartError} when it cannot be read; the message does not show it
 */
export function readAddress(url: string): Address {
  const parsed = URL.parse(url)
  // Of an address that was cut at the wrong place, the host or the name would be a part of the password.
  const readable = /^postgres(ql)?:\/\/([^@/?#]*@)?[^@/?#]*(\/[^@]*)?$/i.test(url)
  if (!parsed || !readable) {
    throw new StartError(
      'The address of the PostgreSQL database cannot be read. Give postgres://user:password@host:5432/database, with the special characters of the password percent-encoded.',
    )
  }
  const passwords = [parsed.password, parsed.searchParams.get('password') ?? ''].flatMap(spellings)
  return {
    url,
    name: `postgres://${parsed.host}${parsed.pathname}`,
    redact: (text) => passwords.reduce((shown, password) => shown.replaceAll(password, '***'), text),
  }
}

function spellings(password: string): string[] {
  if (password === '') return []
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}
