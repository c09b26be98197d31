import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import envPaths from 'env-paths'
import { WrongUse } from '../failure.ts'
import type { SettingName } from './settings.ts'

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
    return JSON.parse(await readFile(file, 'utf8')) as Stored
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

/** Stores a profile for this user alone. @returns where */
export async function storeProfile(profile: string, stored: Stored): Promise<string> {
  const file = fileOf(profile)
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(stored, undefined, 2)}\n`, { mode: 0o600 })
  // One that was there keeps its mode otherwise.
  await chmod(file, 0o600)
  return file
}

/** @returns whether there was one */
export async function removeProfile(profile: string): Promise<boolean> {
  try {
    await rm(fileOf(profile))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
