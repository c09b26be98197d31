import { WrongUse } from '../failure.ts'
import { readConfigFile } from './config-file.ts'
import { readProfile, type Stored, standardProfile } from './profile.ts'
import { serviceOf } from './service-address.ts'
import { type SettingName, settingNames } from './setting-names.ts'
import { tokenFromFile } from './token-file.ts'

/** A value, and where it is from, as the person wrote it. */
type Setting = { value: string; from: string }
export type Settings = Partial<Record<SettingName, Setting>>

/** The options of a command that say which hotel is meant. */
export type HotelFlags = {
  baseUrl?: string
  hrId?: string
  tokenFile?: string
  profile?: string
  demo?: boolean
}

/** Who asks, and where: given, so that tests can say it. */
export type Surroundings = { environment: Record<string, string | undefined>; folder: string }

/** The hotel that everybody may try: `innwire server --demo`. */
const demo: Stored = { baseUrl: 'http://127.0.0.1:4020', hrId: 'demo', token: 'demo-token' }

/** Where else each may come from, and how the person writes it there. */
export const waysToGive: Record<SettingName, { flag: string; variable: string }> = {
  baseUrl: { flag: '--base-url', variable: 'INNWIRE_BASE_URL' },
  hrId: { flag: '--hr-id', variable: 'INNWIRE_HR_ID' },
  token: { flag: '--token-file', variable: 'INNWIRE_TOKEN' },
}

/**
 * Reads the settings. The first that has a value counts: a flag, --demo, the profile that --profile names, the environment,
 * innwire.config.json in the folder, the stored profile that this file or INNWIRE_PROFILE names, or else `default`.
 * @throws {WrongUse} when a file cannot be used, a profile that was named is not there, or its token would go elsewhere
 */
export async function readSettings(
  flags: HotelFlags,
  { environment, folder }: Surroundings,
): Promise<Settings> {
  const file = await readConfigFile(folder)
  const named = environment.INNWIRE_PROFILE || file?.values.profile
  const sources: [from: (name: SettingName) => string, values: Stored][] = [
    [(name) => waysToGive[name].flag, await ofFlags(flags)],
    [() => '--demo', flags.demo ? demo : {}],
  ]
  if (flags.profile !== undefined)
    sources.push([() => `profile ${flags.profile}`, await readProfile(flags.profile, { needed: true })])
  sources.push([(name) => waysToGive[name].variable, ofEnvironment(environment)])
  if (file) sources.push([() => file.name, file.values])
  if (flags.profile === undefined) {
    const profile = named ?? standardProfile
    sources.push([() => `profile ${profile}`, await readProfile(profile, { needed: named !== undefined })])
  }
  const sourceOf = (name: SettingName) => sources.find(([, values]) => values[name])
  const [address, secret] = [sourceOf('baseUrl'), sourceOf('token')]
  if (file && address?.[1] === file.values && secret && sources.indexOf(secret) > sources.indexOf(address))
    refuseOtherService(file.name, secret[0]('token'), address[1], secret[1])
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const source = sourceOf(name)
      return source ? [[name, { value: source[1][name], from: source[0](name) }]] : []
    }),
  )
}

/**
 * A folder may be from anybody: the token of a profile goes nowhere but to the service for which it was stored.
 * @throws {WrongUse} when the file of the folder names another service
 */
function refuseOtherService(file: string, profile: string, { baseUrl = '' }: Stored, stored: Stored): void {
  const known = stored.baseUrl ?? ''
  if (!URL.canParse(baseUrl) || (URL.canParse(known) && serviceOf(baseUrl) === serviceOf(known))) return
  throw new WrongUse(
    `${file} names the service ${baseUrl}, and the token of ${profile} is for ${known || 'none'}. Whoever wrote the file would get it. Nothing was sent. Take baseUrl out of the file; where you know the service, run innwire login for it, and name that profile there.`,
  )
}

async function ofFlags({ baseUrl, hrId, tokenFile }: HotelFlags): Promise<Stored> {
  const token = tokenFile === undefined ? undefined : await tokenFromFile(tokenFile)
  return { ...(baseUrl && { baseUrl }), ...(hrId && { hrId }), ...(token && { token }) }
}

const ofEnvironment = (environment: Surroundings['environment']): Stored =>
  Object.fromEntries(settingNames.map((name) => [name, environment[waysToGive[name].variable]]))
