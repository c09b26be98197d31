import type { Command } from 'commander'
import {
  type EngineSettings,
  engineSettings,
  forEngine,
  readEngineSettings,
} from '../engine/engine-settings.ts'
import { printJson, tableOf } from '../print.ts'
import { forHotel, here } from '../settings/hotel.ts'
import { readSettings, type Settings, settingNames } from '../settings/settings.ts'

export function addConfig(innwire: Command): void {
  forEngine(forHotel(innwire.command('config')))
    .description('show which hotel the commands ask, and where each setting is from')
    .addHelpText(
      'after',
      `
The first that has a value counts: an option, --demo, the profile of --profile, the environment, innwire.config.json in
this folder ({"baseUrl", "hrId", "profile", "quota", "bookings", "rangeEnd", "repeat", "journal"}), and the profile that was
stored by innwire login. The token is never shown.

Examples:
  innwire config
  innwire config --profile linden --json`,
    )
    .action(async (flags) => {
      const rows = [
        ...shown(await readSettings(flags, here)),
        ...engineRows(await readEngineSettings(flags, here)),
      ]
      if (flags.json || !process.stdout.isTTY)
        printJson(Object.fromEntries(rows.map(({ name, ...its }) => [name, its])))
      else
        process.stdout.write(
          `${tableOf(rows, [
            ['SETTING', ({ name }) => name],
            ['VALUE', ({ value }) => value],
            ['FROM', ({ from }) => from],
          ])}\n`,
        )
    })
}

const shown = (settings: Settings) =>
  settingNames.map((name) => {
    const setting = settings[name]
    if (!setting) return { name, value: null, from: null }
    return { name, value: name === 'token' ? '(set)' : setting.value, from: setting.from }
  })

const engineRows = (settings: EngineSettings) =>
  (Object.keys(engineSettings) as (keyof EngineSettings)[]).map((name) => {
    const { value = null, from = null } = settings[name] ?? {}
    return { name, value, from }
  })
