import { hash } from 'node:crypto'
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'
import { privateFile } from '../storage/private-files.ts'
import { newToken } from './control-tokens.ts'
import type { Role } from './roles.ts'
import { BrokenTokenFile, parseTokenFile, readTokenFile, tokenLine } from './token-file.ts'

/**
 * Adds a new token to a file of tokens, which is made when it does not exist. It is appended, so that owner and rights of
 * the file stay.
 * @returns the token, which is nowhere else
 * @throws {StartError} when the file is broken, or has the name already
 */
export function addControlToken(file: string, name: string, role: Role): string {
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
