import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { WrongUse } from '../failure.ts'

/**
 * Reads a token from a file, `-` for standard input. There is no option for the token itself: every user of a machine sees
 * the arguments of its programs.
 * @throws {WrongUse} when there is none
 */
export async function tokenFromFile(file: string): Promise<string> {
  const token = (await contentOf(file)).trim()
  if (token === '') throw new WrongUse(`${shown(file)} is empty. It has to hold the token.`)
  return token
}

async function contentOf(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
  } catch (error) {
    throw new WrongUse(`The token cannot be read from ${shown(file)}: ${(error as Error).message}.`)
  }
}

const shown = (file: string) => (file === '-' ? 'Standard input' : file)
