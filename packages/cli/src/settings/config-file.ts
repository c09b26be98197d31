import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WrongUse } from '../failure.ts'

const name = 'innwire.config.json'
/** What innwire.config.json may have. */
export const configKeys = [
  'baseUrl',
  'hrId',
  'profile',
  'quota',
  'bookings',
  'rangeEnd',
  'repeat',
  'journal',
] as const
type Values = Partial<Record<(typeof configKeys)[number], string>>

/**
 * Reads innwire.config.json of a folder, which a team may share. A token has no place in it.
 * @throws {WrongUse} when it cannot be read, or has what it may not have
 */
export async function readConfigFile(folder: string): Promise<{ name: string; values: Values } | undefined> {
  let text: string
  try {
    text = await readFile(join(folder, name), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new WrongUse(
      `${name} cannot be read: ${(error as Error).message}. Correct that, or remove the file.`,
    )
  }
  return { name, values: checked(parsed(text)) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The rest of the message has a part of the text, which may be a token.
    const [place = ''] = /\(line \d+ column \d+\)/.exec((error as Error).message) ?? []
    throw new WrongUse(`${name} is not JSON${place && ` ${place}`}. Correct it.`)
  }
}

function checked(content: unknown): Values {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new WrongUse(`${name} has to be an object, such as {"baseUrl": "https://…", "hrId": "4711"}.`)
  for (const [key, value] of Object.entries(content)) {
    if (key === 'token')
      throw new WrongUse(
        `${name} has a token, and everybody who sees this folder may use it. Take it out, have a new one made, and run innwire login.`,
      )
    if (!(configKeys as readonly string[]).includes(key))
      throw new WrongUse(`${name}: "${key}" is not known. Known are ${configKeys.join(', ')}.`)
    if (typeof value !== 'string' || value === '')
      throw new WrongUse(`${name}: ${key} has to be a text that is not empty.`)
  }
  return content as Values
}
