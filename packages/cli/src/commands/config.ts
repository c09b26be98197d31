import { resolve } from 'node:path'
import type { Command } from 'commander'
import {
  type EngineSettings,
  engineSettings,
  forEngine,
  readEngineSettings,
  refuseWrongStatements,
} from '../engine/engine-settings.ts'
import { standardJournal } from '../engine/journal-file.ts'
import { printJson, tableOf } from '../print.ts'
import { refuseWrongSettings } from '../settings/check-settings.ts'
import { forHotel, here } from '../settings/hotel.ts'
import { settingNames } from '../settings/setting-names.ts'
import { readSettings, type Settings } from '../settings/settings.ts'

export function addConfig(innwire: Command): void {
  forEngine(forHotel(innwire.command('config')))
    .description('show which hotel the commands ask, and where each setting is from')
    .addHelpText(
      'after',
      `
The first that has a value counts: an option, --demo, the profile of --profile, the environment, innwire.config.json in
this folder ({"baseUrl", "hrId", "profile", "quota", "bookings", "rangeEnd", "repeat", "journal"}), and the profile that was
stored by innwire login. The token is never shown. The journal is the file where the engine keeps what must not be lost.

Examples:
  innwire config
  innwire config --profile linden --json`,
    )
    .action(async (flags) => {
      const hotel = await readSettings(flags, here)
      refuseWrongSettings(hotel)
      const engine = await readEngineSettings(flags, here)
      refuseWrongStatements(engine)
      const rows = [...shown(hotel), ...engineRows({ ...engine, ...journalOf(hotel, engine) })]
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

/** The file, as every command finds it. */
function journalOf(
  { baseUrl, hrId }: Settings,
  { journal }: EngineSettings,
): Pick<EngineSettings, 'journal'> {
  if (journal) return { journal: { ...journal, value: resolve(here.folder, journal.value) } }
  if (!baseUrl || !hrId) return {}
  return { journal: { value: standardJournal(baseUrl.value, hrId.value), from: 'default' } }
}

const engineRows = (settings: EngineSettings) =>
  (Object.keys(engineSettings) as (keyof EngineSettings)[]).map((name) => {
    const { value = null, from = null } = settings[name] ?? {}
    return { name, value, from }
  })
