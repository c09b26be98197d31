import { type Client, type ClientOptions, createClient } from '@innwire/client'
import type { Command } from 'commander'
import { WrongUse } from '../failure.ts'
import { asGiven, refuseWrongSettings } from './check-settings.ts'
import { settingNames } from './setting-names.ts'
import { type HotelFlags, readSettings, type Settings, waysToGive } from './settings.ts'
import { tellWait } from './tell-wait.ts'

/** Adds the options that say which hotel is meant, and `--json`. */
export function forHotel(command: Command): Command {
  return whichHotel(command).option('--json', 'print one JSON document')
}

/** Adds the options that say which hotel is meant. */
export function whichHotel(command: Command): Command {
  return command
    .option('--base-url <url>', 'address of the service (INNWIRE_BASE_URL)')
    .option('--hr-id <id>', 'id of the hotel (INNWIRE_HR_ID)')
    .option(
      '--token-file <file>',
      'file with the token, - for standard input (INNWIRE_TOKEN has the token itself)',
    )
    .option('--profile <name>', 'a hotel that innwire login has stored (INNWIRE_PROFILE)')
    .option('--demo', 'the hotel of innwire server --demo on this machine')
}

export const here = { environment: process.env, folder: process.cwd() }

/**
 * A client of the hotel that the options mean.
 * @throws {WrongUse} that names each setting that is missing, and how to give it
 */
export async function connect(flags: HotelFlags): Promise<Client> {
  return clientOf(await readSettings(flags, here))
}

/**
 * @param others settings of the client besides the hotel
 * @throws {WrongUse} the same
 */
export function clientOf(settings: Settings, others: Partial<ClientOptions> = {}): Client {
  const missing = missingOf(settings)
  if (missing.length > 0) throw new WrongUse(whatIsMissing(missing))
  const { baseUrl, hrId, token } = settings
  const hotel = { baseUrl: baseUrl?.value ?? '', hrId: hrId?.value ?? '', token: token?.value ?? '' }
  refuseWrongSettings(settings)
  try {
    return createClient({ onRetry: tellWait, ...others, ...hotel })
  } catch (error) {
    throw asGiven(error, settings)
  }
}

/** Settings without a value, each of which a hotel needs. */
export const missingOf = (settings: Settings) => settingNames.filter((name) => !settings[name])

function whatIsMissing(missing: (typeof settingNames)[number][]): string {
  const ways = missing.map((name) => `${waysToGive[name].flag} or ${waysToGive[name].variable}`)
  return `Which hotel? Give ${ways.join('; ')}. Or run innwire login once, or try it with --demo.`
}
