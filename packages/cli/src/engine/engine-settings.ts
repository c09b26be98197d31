import type { SyncOptions } from '@innwire/sync'
import { type Command, Option } from 'commander'
import { WrongUse } from '../failure.ts'
import { readConfigFile } from '../settings/config-file.ts'
import type { Surroundings } from '../settings/settings.ts'

/** What the sync engine needs besides the hotel: what its operator says of the service, and where the journal is. */
export type EngineSettings = Partial<Record<EngineSettingName, { value: string; from: string }>>
export type EngineSettingName = 'quota' | 'bookings' | 'rangeEnd' | 'repeat' | 'journal'
/** What only the operator of the service knows, so that there is no default. */
type Stated = Exclude<EngineSettingName, 'journal'>
/** What a command may need besides the quota. */
export type Needed = readonly Exclude<Stated, 'quota'>[]

/** The options of a command that say it. */
export type EngineFlags = Partial<Record<EngineSettingName, string>> & { demo?: boolean }

type Said<Name extends 'bookings' | 'rangeEnd' | 'repeat'> = Record<string, NonNullable<SyncOptions[Name]>>

const bookings: Said<'bookings'> = { lower: 'lower availability', keep: 'keep availability' }
const rangeEnd: Said<'rangeEnd'> = { included: 'included', excluded: 'excluded' }
const repeat: Said<'repeat'> = { 'by-transaction-id': 'by transaction_id', never: 'never' }

/** How each is given, and for what it is needed. */
export const engineSettings: Record<
  EngineSettingName,
  { flag: string; given: string; why: string; words?: string[] }
> = {
  quota: {
    flag: '--quota',
    given: '5/250',
    why: 'the requests that the service lets the hotel make in a minute and in a day',
  },
  bookings: {
    flag: '--bookings',
    given: 'lower or keep',
    words: Object.keys(bookings),
    why: 'whether a booking lowers the availability that the service has, or the service keeps it; a wrong word overbooks nights',
  },
  rangeEnd: {
    flag: '--range-end',
    given: 'included or excluded',
    words: Object.keys(rangeEnd),
    why: 'whether an update of a range sets its last date, too; with excluded no ranges are sent, which takes more requests and is never wrong',
  },
  repeat: {
    flag: '--repeat',
    given: 'by-transaction-id or never',
    words: Object.keys(repeat),
    why: 'whether the service charges a bill once that is sent twice; with never a person looks on the folio instead',
  },
  journal: { flag: '--journal', given: 'a file', why: 'where the engine keeps what must not be lost' },
}

const names = Object.keys(engineSettings) as EngineSettingName[]
/** Those that only the operator of the service knows. */
export const stated = names.filter((name) => name !== 'journal') as Stated[]

/** What holds for our server, which limits a hotel to more than this only where it is told to. */
const demo: Record<Stated, string> = {
  quota: '600/100000',
  bookings: 'lower',
  rangeEnd: 'included',
  repeat: 'by-transaction-id',
}

/** Adds the options of the engine to a command that has those of the hotel. */
export function forEngine<Its extends Command>(command: Its): Its {
  for (const name of names) {
    const { flag, words, why } = engineSettings[name]
    const value = name === 'quota' ? 'minute/day' : words ? 'word' : 'file'
    const option = new Option(`${flag} <${value}>`, why)
    command.addOption(words ? option.choices(words) : option)
  }
  return command
}

/**
 * Reads them. The first that has a value counts: an option, --demo, innwire.config.json in the folder.
 * @throws {WrongUse} when the file cannot be used
 */
export async function readEngineSettings(
  flags: EngineFlags,
  { folder }: Pick<Surroundings, 'folder'>,
): Promise<EngineSettings> {
  const file = await readConfigFile(folder)
  return Object.fromEntries(
    names.flatMap((name) => {
      const flag = flags[name]
      if (flag !== undefined) return [[name, { value: flag, from: engineSettings[name].flag }]]
      if (flags.demo && name !== 'journal') return [[name, { value: demo[name], from: '--demo' }]]
      const value = file?.values[name]
      return value === undefined ? [] : [[name, { value, from: file?.name }]]
    }),
  )
}

/** What the engine is told of the service. */
export type Statements = Pick<SyncOptions, 'quota' | 'bookings' | 'rangeEnd' | 'repeat'>

/**
 * What the engine is told. It needs the quota in any case.
 * @throws {WrongUse} that names each that is missing, what to give and why, or that is none
 */
export function statementsOf(settings: EngineSettings, needed: Needed): Statements {
  const missing = (['quota', ...needed] as const).filter((name) => settings[name] === undefined)
  if (missing.length > 0) throw new WrongUse(whatIsMissing(missing))
  return {
    quota: readQuota(settings.quota),
    bookings: word('bookings', bookings, settings),
    rangeEnd: word('rangeEnd', rangeEnd, settings),
    repeat: word('repeat', repeat, settings),
  }
}

const whatIsMissing = (missing: Stated[]): string =>
  [
    'The engine has to know of the service what only its operator knows. Ask, and give these, or put them into innwire.config.json:',
    ...missing.map((name) => {
      const { flag, given, why } = engineSettings[name]
      return `  ${flag} ${given} ("${name}"): ${why}.`
    }),
  ].join('\n')

/** @throws {WrongUse} when one of those that are given is none */
export function refuseWrongStatements(settings: EngineSettings): void {
  if (settings.quota) readQuota(settings.quota)
  word('bookings', bookings, settings)
  word('rangeEnd', rangeEnd, settings)
  word('repeat', repeat, settings)
}

/** What a reader of the journal is told: it opens no engine, so nothing is missing. */
export const bookingsOf = (settings: EngineSettings): Statements['bookings'] =>
  word('bookings', bookings, settings)

const mostDigits = 9

function readQuota(setting: EngineSettings['quota']): Statements['quota'] {
  const { value = '', from = '' } = setting ?? {}
  const [, perMinute, perDay] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(value) ?? []
  if (!perMinute || !perDay || value.length > 2 * mostDigits)
    throw new WrongUse(
      `quota "${value}" (${from}): give requests a minute and a day, such as 5/250. Ask the operator of the service.`,
    )
  return { perMinute: Number(perMinute), perDay: Number(perDay) }
}

function word<Name extends 'bookings' | 'rangeEnd' | 'repeat'>(
  name: Name,
  words: Said<Name>,
  settings: EngineSettings,
): Said<Name>[string] | undefined {
  const setting = settings[name]
  if (!setting) return undefined
  if (Object.hasOwn(words, setting.value)) return words[setting.value]
  throw new WrongUse(
    `${name} "${setting.value}" (${setting.from}): it is ${engineSettings[name].given}: ${engineSettings[name].why}.`,
  )
}
