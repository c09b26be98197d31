import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import envPaths from 'env-paths'
import { WrongUse } from '../failure.ts'
import { type SettingName, settingNames } from './setting-names.ts'

/** What a profile keeps of a hotel. */
export type Stored = Partial<Record<SettingName, string>>

export const standardProfile = 'default'

const folder = () => join(envPaths('innwire', { suffix: '' }).config, 'profiles')

/** @throws {WrongUse} when the name could be that of another file */
function fileOf(profile: string): string {
  if (!/^[\w.-]{1,64}$/.test(profile) || profile.startsWith('.'))
    throw new WrongUse(
      `"${profile}" cannot be the name of a profile. Use up to 64 letters, digits, -, _ and dots, and no dot first.`,
    )
  return join(folder(), `${profile}.json`)
}

/**
 * Reads a stored profile.
 * @throws {WrongUse} when others may read it, when it cannot be read, or when it is needed and not there
 */
export async function readProfile(profile: string, { needed }: { needed: boolean }): Promise<Stored> {
  const file = fileOf(profile)
  try {
    // Windows has no such bits.
    if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0)
      throw new WrongUse(`Others may read ${file}, which holds a token. Run chmod 600 on it.`)
    return storedOf(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof WrongUse) throw error
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new WrongUse(
        `The profile ${profile} cannot be read (${file}): ${(error as Error).message}. Run innwire login --profile ${profile} again.`,
      )
    if (needed)
      throw new WrongUse(`There is no profile ${profile}. Run innwire login --profile ${profile} first.`)
    return {}
  }
}

/** @throws what says nothing of the text: that of a parser has the token in it */
function storedOf(text: string): Stored {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new Error('it is not JSON')
  }
  const isStored =
    typeof content === 'object' &&
    content !== null &&
    settingNames.every((name) => ['string', 'undefined'].includes(typeof (content as Stored)[name]))
  if (!isStored) throw new Error('it does not have what innwire login stores')
  return content as Stored
}

/**
 * Stores a profile for this user alone: nobody else may read it at any time, and a crash leaves the old one or the new one.
 * @returns where
 * @throws {WrongUse} when it cannot be stored
 */
export async function storeProfile(profile: string, stored: Stored): Promise<string> {
  const file = fileOf(profile)
  try {
    await mkdir(folder(), { recursive: true, mode: 0o700 })
    const draft = `${file}.new`
    // One that a crash has left.
    await rm(draft, { force: true })
    await writeFile(draft, `${JSON.stringify(stored, undefined, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
    await rename(draft, file)
  } catch (error) {
    throw notUsable(`The profile ${profile} cannot be stored`, error)
  }
  return file
}

/**
 * @returns whether there was one
 * @throws {WrongUse} when it cannot be removed
 */
export async function removeProfile(profile: string): Promise<boolean> {
  const file = fileOf(profile)
  try {
    await rm(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw notUsable(`The profile ${profile} cannot be removed`, error)
  }
}

const notUsable = (what: string, error: unknown) =>
  new WrongUse(`${what}: ${(error as Error).message}. See to its folder, and run the same again.`)
