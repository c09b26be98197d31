import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FleetStore } from '@innwire/sync'
import envPaths from 'env-paths'
import { WrongUse } from '../failure.ts'
import { hashOf, serviceOf } from '../settings/service-address.ts'

const folder = () => join(envPaths('innwire', { suffix: '' }).data, 'journals')

/**
 * The file that has the journal of a hotel of a service, in the user's data folder, unless another one is given. A folder
 * that is made is for this user alone, because the journal holds guests' data.
 * @throws {WrongUse} when there cannot be such a folder
 */
export async function journalFile(given: string | undefined, baseUrl: string, hrId: string): Promise<string> {
  if (given !== undefined) return given
  const own = folder()
  try {
    await mkdir(own, { recursive: true, mode: 0o700 })
    // One that was there keeps its mode otherwise.
    await chmod(own, 0o700)
  } catch (error) {
    throw new WrongUse(
      `The folder of the journals cannot be used: ${(error as Error).message}. Correct that, or give --journal.`,
    )
  }
  return standardJournal(baseUrl, hrId)
}

/** Where the journal of a hotel of a service is, unless another file is given. */
export const standardJournal = (baseUrl: string, hrId: string): string =>
  join(folder(), `${nameOf(baseUrl, hrId)}.db`)

/** @throws {WrongUse} when it cannot be used */
export async function openJournal(file: string): Promise<FleetStore> {
  // It takes a while to load, which the help must not take.
  const { sqliteStore } = await import('@innwire/sync')
  return sqliteStore(file).catch((error: Error) => {
    throw new WrongUse(`${error.message} The journal is needed: correct that, or give another --journal.`)
  })
}

function nameOf(baseUrl: string, hrId: string): string {
  const { host } = new URL(serviceOf(baseUrl))
  return `${[host, hrId].map((text) => text.replace(/[^\w.-]/g, '_').slice(0, 60)).join('-')}-${hashOf(baseUrl, hrId)}`
}
