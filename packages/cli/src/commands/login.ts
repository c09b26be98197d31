import type { Command } from 'commander'
import { WrongUse } from '../failure.ts'
import { clientOf } from '../settings/hotel.ts'
import { removeProfile, standardProfile, storeProfile } from '../settings/profile.ts'
import type { SettingName } from '../settings/setting-names.ts'
import { waysToGive } from '../settings/settings.ts'
import { tokenFromFile } from '../settings/token-file.ts'

export function addLogin(innwire: Command): void {
  innwire
    .command('login')
    .description('store a hotel and its token for this user')
    .option('--base-url <url>', 'address of the service; asked for on a terminal')
    .option('--hr-id <id>', 'id of the hotel; asked for on a terminal')
    .option('--token-file <file>', 'file with the token, - for standard input; asked for on a terminal')
    .option('--profile <name>', 'what to call it, where you have several hotels', standardProfile)
    .addHelpText(
      'after',
      `
The service is asked once whether it takes them. They are stored in a file that only you may read, and the token is never
printed.

Examples:
  innwire login
  innwire login --profile linden --base-url https://service.example --hr-id 4711 --token-file - < token.txt`,
    )
    .action(async ({ profile, ...given }) => {
      const hotel = {
        baseUrl: given.baseUrl ?? (await ask('Address of the service', '--base-url', 'text')),
        hrId: given.hrId ?? (await ask('Id of the hotel', '--hr-id', 'text')),
        token: given.tokenFile
          ? await tokenFromFile(given.tokenFile)
          : await ask('Token', '--token-file', 'password'),
      }
      const settings = Object.fromEntries(
        Object.entries(hotel).map(([name, value]) => [
          name,
          { value, from: waysToGive[name as SettingName].flag },
        ]),
      )
      const channels = await clientOf(settings).channels.connected()
      const file = await storeProfile(profile, hotel)
      process.stderr.write(
        `The service takes them: hotel ${hotel.hrId} is connected to ${channels.length} channel(s). Stored as ${profile} in ${file}.\n`,
      )
    })
  innwire
    .command('logout')
    .description('remove a stored hotel and its token')
    .option('--profile <name>', 'which one', standardProfile)
    .addHelpText('after', '\nExample:\n  innwire logout --profile linden')
    .action(async ({ profile }) => {
      if (!(await removeProfile(profile))) throw new WrongUse(`There is no profile ${profile}.`)
      process.stderr.write(
        `The profile ${profile} is gone from this machine. The token itself stays valid: have it revoked where it was made.\n`,
      )
    })
}

/** @throws {WrongUse} when there is nobody to ask, or who is asked gives up */
async function ask(message: string, flag: string, how: 'text' | 'password'): Promise<string> {
  if (!process.stdin.isTTY) throw new WrongUse(`There is no terminal to ask on. Give ${flag}.`)
  // It takes long to load, and no other command needs it.
  const prompts = await import('@clack/prompts')
  const answer = await prompts[how]({
    message,
    validate: (value) => (value?.trim() ? undefined : 'It is needed.'),
  })
  if (prompts.isCancel(answer)) throw new WrongUse('Nothing was stored.')
  return answer.trim()
}
