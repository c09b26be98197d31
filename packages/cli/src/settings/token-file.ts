import { text } from 'node:stream/consumers'
import { WrongUse } from '../failure.ts'
import { shownText } from '../print.ts'
import { readSecretFile, type SecretFile } from './secret-file.ts'

/**
 * Reads a token from a file, `-` for standard input. There is no option for the token itself: every user of a machine sees
 * the arguments of its programs.
 * @throws {WrongUse} when there is none
 */
export async function tokenFromFile(file: string): Promise<string> {
  const { text: token, warning } = await contentOf(file)
  if (warning) process.stderr.write(`innwire: ${shownText(warning)}\n`)
  if (token === '') throw new WrongUse(`${shown(file)} is empty. It has to hold the token.`)
  return token
}

async function contentOf(file: string): Promise<SecretFile> {
  try {
    if (file !== '-') return await readSecretFile(file)
    return { text: (await text(process.stdin)).trim(), warning: undefined }
  } catch (error) {
    throw new WrongUse(`The token cannot be read from ${shown(file)}: ${(error as Error).message}.`)
  }
}

const shown = (file: string) => (file === '-' ? 'Standard input' : file)
