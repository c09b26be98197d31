import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'
import { privateFile, restrict } from './private-files.ts'
import { keyBytes } from './seal.ts'

export type SecretKey = { bytes: Uint8Array; from: string }

/**
 * The key of the secrets in a database: the given one, or that of the file beside the database.
 * @param made whether a new key may be made; not where something is sealed already
 * @throws {StartError} when there is none, or it is no key
 */
export function secretKey(given: string | undefined, database: string, made: boolean): SecretKey {
  if (given !== undefined) return read(given, 'INNWIRE_SECRET_KEY')
  const file = `${database}-key`
  restrict(file, privateFile)
  try {
    return read(readFileSync(file, 'utf8').trim(), file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (!made) {
    throw new StartError(
      `The key of the secrets in ${database} is missing. Put the file ${file} back, or set INNWIRE_SECRET_KEY to the key.`,
    )
  }
  const bytes = randomBytes(keyBytes)
  // On the disk, whole, before anything is sealed with it.
  writeFileSync(`${file}.new`, `${bytes.toString('base64')}\n`, { mode: privateFile, flush: true })
  renameSync(`${file}.new`, file)
  return { bytes, from: file }
}

function read(text: string, from: string): SecretKey {
  const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  if (bytes.length === keyBytes && /^[\w+/=-]+$/.test(text)) return { bytes, from }
  throw new StartError(
    `The key in ${from} is none: it must be 32 bytes in base64 or hex, such as openssl rand -base64 32 prints.`,
  )
}
