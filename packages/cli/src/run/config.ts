import { dirname, resolve } from 'node:path'
import { type EngineSettings, engineSettings, statementsOf } from '../engine/engine-settings.ts'
import { hearTime } from '../engine/heard-time.ts'
import { journalFile } from '../engine/journal-file.ts'
import type { KnownHotel } from '../engine/open-hotel.ts'
import { clientOf } from '../settings/hotel.ts'
import { readProfile } from '../settings/profile.ts'
import type { Settings, Surroundings } from '../settings/settings.ts'
import { refuseWrong, type WrongPlace } from '../wrong-lines.ts'
import { type HotelValues, hotelsOf, type Refuse, statements } from './config-values.ts'
import { type Path, pathText, readPlacedJson } from './json-places.ts'
import { type Receiver, readReceiver } from './receiver.ts'
import { readSecret, whereSecret } from './secret.ts'

/** A hotel that `innwire run` serves. */
export type RunHotel = {
  known: KnownHotel
  /** What the config says of it, as the settings of other commands. */
  given: { hotel: Settings; engine: EngineSettings }
  /** Where files for it are put. */
  folder: string
  /** What takes its reservations; undefined: another program retrieves them. */
  receiver: Receiver | undefined
}

export type RunConfig = {
  hotels: RunHotel[]
  /** What a person should know of the files of secrets. */
  warnings: string[]
  /** Names of the variables that have secrets. */
  secretVariables: string[]
}

/**
 * Reads the config of `innwire run`. Paths in it are relative to its folder.
 * @throws {WrongUse} that names every wrong place with line, column and path, before anything is started
 */
export async function readRunConfig(
  file: string,
  { environment }: Pick<Surroundings, 'environment'>,
): Promise<RunConfig> {
  const { content, placeOf } = await readPlacedJson(file)
  const wrong: WrongPlace[] = []
  const refuse: Refuse = (path, message) => {
    const name = pathText(path) || undefined
    // What hotels share is judged for each.
    if (!wrong.some((one) => one.name === name && one.message === message))
      wrong.push({ ...placeOf(path), name, message })
    return undefined
  }
  const found: { path: Path; hotel: RunHotel }[] = []
  const [warnings, secretVariables] = [new Set<string>(), new Set<string>()]
  for (const { path, values } of hotelsOf(content, refuse)) {
    const around = { folder: dirname(resolve(file)), environment, name: file, warnings, secretVariables }
    const hotel = await hotelOf(values, path, refuse, around)
    if (hotel) found.push({ path, hotel })
  }
  for (const [index, { path, hotel }] of found.entries()) {
    const { known, folder } = hotel
    const others = found.slice(0, index).map((one) => one.hotel)
    if (others.some((other) => other.known.hrId === known.hrId))
      refuse([...path, 'hrId'], `Another hotel has "${known.hrId}", too. Name each once.`)
    else if (others.some((other) => other.folder === folder))
      refuse(path, `Another hotel has the folder ${folder}, too. Give each one of its own.`)
  }
  refuseWrong(file, wrong)
  return {
    hotels: found.map(({ hotel }) => hotel),
    warnings: [...warnings],
    secretVariables: [...secretVariables],
  }
}

type Around = {
  folder: string
  environment: Surroundings['environment']
  name: string
  warnings: Set<string>
  secretVariables: Set<string>
}

async function hotelOf(
  values: HotelValues['values'],
  path: Path,
  refuse: Refuse,
  around: Around,
): Promise<RunHotel | undefined> {
  const text = (name: string): string | undefined => {
    const found = values(name)
    if (found === undefined) return undefined
    if (typeof found.value === 'string' && found.value !== '') return found.value
    return refuse(found.path, 'Give a text that is not empty.')
  }
  const needed = (name: string, why: string) =>
    values(name) === undefined ? refuse(path, `${name} is missing: ${why}.`) : text(name)
  const profile = text('profile')
  const stored =
    profile === undefined
      ? {}
      : await tried(refuse, [...path, 'profile'], () => readProfile(profile, { needed: true }))
  const hrId = stored?.hrId ?? needed('hrId', 'the id of the hotel')
  const baseUrl = stored?.baseUrl ?? needed('baseUrl', 'the address of the service')
  const token =
    stored?.token ??
    (await readSecret(values, path, 'token', { ...around, refuse, why: 'the token of the hotel' }))
  const tokenFrom = stored?.token ? `profile ${profile}` : whereSecret(values, 'token')
  const said = await statementsAt(values, path, refuse, around.name)
  const folder = folderOf(values, hrId, refuse, around.folder)
  const receiver = await receiverOf(values, path, refuse, around)
  const journal = text('journal')
  if (!hrId || !baseUrl || !token || !said || !folder || receiver === 'wrong') return undefined
  return tried(refuse, path, async () => {
    const settings = { baseUrl, hrId, token }
    const { onResponse, time } = hearTime()
    const found = {
      baseUrl: { value: baseUrl, from: 'baseUrl' },
      hrId: { value: hrId, from: 'hrId' },
      token: { value: token, from: 'token' },
    }
    const client = clientOf(found, { onResponse })
    const file = journal === undefined ? undefined : resolve(around.folder, journal)
    const engine = { ...said.given, ...(file && { journal: { value: file, from: around.name } }) }
    const known = {
      client,
      time,
      hrId,
      journal: await journalFile(file, baseUrl, hrId),
      statements: said.statements,
      settings,
      correction: `Correct the hotel id or the token (${tokenFrom}) of ${around.name}, and start innwire run again.`,
    }
    return { known, given: { hotel: found, engine }, folder, receiver }
  })
}

/** What it throws for a person is about this place. */
async function tried<Result>(
  refuse: Refuse,
  path: Path,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    return refuse(path, (error as Error).message)
  }
}

async function statementsAt(values: HotelValues['values'], path: Path, refuse: Refuse, file: string) {
  const given: Parameters<typeof statementsOf>[0] = {}
  let missing = false
  for (const name of statements) {
    const found = values(name)
    if (typeof found?.value === 'string')
      given[name] = { value: found.value, from: `${file}, ${pathText(found.path)}` }
    else {
      missing = true
      const { given: example, why } = engineSettings[name]
      refuse(
        found?.path ?? path,
        `${name} is missing: ${why}. Give ${example}; only the operator of the service knows.`,
      )
    }
  }
  if (missing) return undefined
  for (const name of statements) {
    const found = values(name)
    const alone = await tried(refuse, found?.path ?? path, async () => {
      statementsOf({ ...defaults, [name]: given[name] }, [])
      return true
    })
    missing ||= alone === undefined
  }
  return missing ? undefined : { given, statements: statementsOf(given, []) }
}

/** Each is judged by itself. */
const defaults = { quota: { value: '1/1', from: '' } }

function folderOf(values: HotelValues['values'], hrId: string | undefined, refuse: Refuse, base: string) {
  const found = values('folder')
  if (!found || typeof found.value !== 'string' || found.value === '')
    return refuse(
      found?.path ?? ['hotels'],
      'folder is missing: where files for the hotels are put. Give a folder.',
    )
  const whole = resolve(base, found.value)
  // The folder that all share has one for each.
  if (found.path.length > 1 || hrId === undefined) return whole
  if (/^[\w-][\w.-]{0,99}$/.test(hrId)) return resolve(whole, hrId)
  return refuse(found.path, `"${hrId}" cannot be the name of a folder. Give this hotel a folder of its own.`)
}

async function receiverOf(values: HotelValues['values'], path: Path, refuse: Refuse, around: Around) {
  const found = values('reservations')
  if (!found) {
    refuse(
      path,
      'reservations is missing: what takes them. Give {"exec": "command"} or {"url": "https://…", "secretFile": "…"}, or false where another program retrieves them.',
    )
    return 'wrong'
  }
  if (found.value === false) return undefined
  return (await readReceiver(found.value, found.path, { ...around, refuse })) ?? 'wrong'
}
