import { hash, randomBytes } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tokenRoles } from '../generated/control-limits.ts'
import { StartError } from '../start-error.ts'
import { privateFile } from '../storage/private-files.ts'
import { isTokenRole, type TokenRole } from './token-roles.ts'

/** A token of the control API, as the file has it. */
export type TokenEntry = { name: string; role: TokenRole; hash: string }

/** Name of the token that the server was started with; no entry of the file may have it. */
export const bootstrap = 'bootstrap'

export const isTokenName = (text: string): boolean => /^[\w.@-]{1,64}$/.test(text) && text !== bootstrap
/** What a message says of it. */
export const tokenNameExpected = `1 to 64 letters, digits, dots, @, - and _, and another than ${bootstrap}`

/** 24 random bytes: too many to guess. */
export const newToken = () => randomBytes(24).toString('base64url')

/** What is wrong with a file of tokens, and where. */
export class BrokenTokenFile extends Error {
  override name = 'BrokenTokenFile'
}

const tokenLine = ({ name, role, hash }: TokenEntry): string => `${name} ${role} ${hash}\n`

/**
 * Reads a file of tokens: one on a line, with its name, its role and its SHA-256 in hex. Empty lines and what begins with
 * # count for nothing.
 * @throws {BrokenTokenFile} and shows nothing of the file, since somebody may have put the token itself there
 */
export function parseTokenFile(file: string, text: string): TokenEntry[] {
  const entries: TokenEntry[] = []
  const names = new Set<string>()
  const hashes = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    const [name = '', role = '', hash = '', ...more] = line.trim().split(/\s+/)
    if (name === '' || name.startsWith('#')) continue
    const wrong = (what: string) => new BrokenTokenFile(`Line ${index + 1} of ${file} ${what}`)
    if (!isTokenName(name) || !isTokenRole(role) || !/^[0-9a-f]{64}$/.test(hash) || more.length > 0) {
      throw wrong(
        `is no token. Give its name, its role (${tokenRoles.join(', ')}) and its SHA-256 in hex, as innwire-server control-token does.`,
      )
    }
    if (names.has(name)) throw wrong('has a name that is taken. Choose another.')
    if (hashes.has(hash)) throw wrong('has a token that is there already. Remove it.')
    names.add(name)
    hashes.add(hash)
    entries.push({ name, role, hash })
  }
  return entries
}

/**
 * The text of a file of tokens, which nobody but its owner may read or change.
 * @throws {BrokenTokenFile}
 */
export function readTokenFile(file: string): string {
  let descriptor: number | undefined
  try {
    // Else the opening of a pipe would wait for somebody who writes to it, and the server with it.
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stats = fstatSync(descriptor)
    if (stats.isDirectory()) throw new BrokenTokenFile(`${file} is a folder. Name a file in it.`)
    if (!stats.isFile()) throw new BrokenTokenFile(`${file} is no regular file. Name one that is.`)
    const rights = stats.mode & 0o777
    if ((rights & 0o077) === 0) return readFileSync(descriptor, 'utf8')
    const shown = rights.toString(8).padStart(4, '0')
    throw new BrokenTokenFile(`The file ${file} is open to others (${shown}). Run chmod 600 on it.`)
  } catch (error) {
    if (error instanceof BrokenTokenFile) throw error
    throw new BrokenTokenFile(readingProblem(file, (error as NodeJS.ErrnoException).code))
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** Why a file of tokens cannot be read, and what to do about it. */
function readingProblem(file: string, code: string | undefined): string {
  if (code === 'ENOENT') {
    return `The file ${file} is not there. Make it with innwire-server control-token, or name another.`
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `This user may not read the file ${file}. Give the file to the user that the server runs as, with chown.`
  }
  return `The file ${file} cannot be read (${code}). Name another.`
}

/**
 * Adds a new token to a file of tokens, which is made when it does not exist. It is appended, so that owner and rights of
 * the file stay.
 * @returns the token, which is nowhere else
 * @throws {StartError} when the file is broken, or has the name already
 */
export function addControlToken(file: string, name: string, role: TokenRole): string {
  const token = newToken()
  try {
    if (!existsSync(file)) writeFileSync(file, '', { mode: privateFile, flag: 'wx' })
    const text = readTokenFile(file)
    if (parseTokenFile(file, text).some((entry) => entry.name === name)) {
      throw new BrokenTokenFile(
        `The file ${file} has a token ${name} already. Remove its line, or choose another name.`,
      )
    }
    const line = tokenLine({ name, role, hash: hash('sha256', token) })
    appendFileSync(file, text === '' || text.endsWith('\n') ? line : `\n${line}`, { flush: true })
    return token
  } catch (error) {
    if (error instanceof BrokenTokenFile) throw new StartError(error.message)
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartError(`The file ${file} cannot be written (${code ?? message}). Name another.`)
  }
}
