import { readFileSync } from 'node:fs'
import { engineSettings } from '../../../packages/cli/src/engine/engine-settings.ts'
import { program } from '../../../packages/cli/src/program.ts'
import { hotelKeys } from '../../../packages/cli/src/run/config-values.ts'
import { configKeys } from '../../../packages/cli/src/settings/config-file.ts'
import type { SettingName } from '../../../packages/cli/src/settings/setting-names.ts'
import { waysToGive } from '../../../packages/cli/src/settings/settings.ts'
import { help } from '../../../packages/server/src/command-line.ts'
import { standardControlPort, standardPort } from '../../../packages/server/src/http/places.ts'
import { root } from '../../../scripts/build/root.ts'
import type { Page } from './page.ts'

/** Every setting of the programs: options, variables of the environment, and keys of files, as the programs read them. */
export const configurationPage = (): Page => ({
  id: 'configuration',
  file: 'docs/README.md',
  title: 'Configuration',
  description:
    'Every option, variable of the environment and key of a file that the server and innwire read.',
  body: `Options of the two programs, variables that they read, and keys of their files. A program that imports a package gives options to a
function instead: see the APIs of the [client](/api/client.html), the [engine](/api/sync.html) and the [server](/api/server.html).

## Ports

| Port | Is | Another one |
|---|---|---|
| ${standardPort} | the property API of the server | \`--port\` |
| ${standardControlPort} | its control API, and the console at \`/console/\` | \`--control-port\` |
| ${usualPortOf('mock')} | the mock | \`innwire mock --port\` |
| ${usualPortOf('docs')} | these docs | \`innwire docs --port\` |

All listen on 127.0.0.1, which only programs of this machine reach. The metrics of \`innwire run\` have no port but that of \`--metrics\`.
\`npm start\` begins all four; the README of the repository says how it takes others.

## Options of innwire-server

${serverOptions()
  .map(
    ({ option, value, meaning }) => `### --${option}\n\n\`--${option}${value && ` ${value}`}\`: ${meaning}`,
  )
  .join('\n\n')}

## Variables of the environment

| Variable | Read by | Sets |
|---|---|---|
${variables().join('\n')}

\`DATABASE_URL\` is the database of \`innwire-server\` where \`--database\` is not given. Variables that begin with \`OTEL_\` set up
[traces](/operate.html#traces).

## Settings of innwire

The first that has a value counts: an option, \`--demo\`, the profile of \`--profile\`, the environment, \`innwire.config.json\` in
the folder, the stored profile ([more](/packages/cli.html#which-hotel)).

| Option | Variable, or key of innwire.config.json | Says |
|---|---|---|
${innwireSettings().join('\n')}

## Keys of innwire.run.json

The file of [\`innwire run\`](/run.html).

| Key | Says |
|---|---|
${runKeys().join('\n')}
`,
})

/** @throws {Error} when the command takes no port */
function usualPortOf(command: 'mock' | 'docs'): number {
  const options = program().commands.find((one) => one.name() === command)?.options
  const port = options?.find(({ long }) => long === '--port')?.defaultValue
  if (typeof port !== 'number') throw new Error(`innwire ${command} has no usual port any more.`)
  return port
}

/** @throws {Error} when the help lists none */
function serverOptions(): { option: string; value: string; meaning: string }[] {
  const entries = help.matchAll(/^ {2}--([\w-]+)(?: (<\w+>))? {2,}(.+(?:\n {21}.+)*)/gm)
  const options = Array.from(entries, ([, option = '', value = '', text = '']) => ({
    option,
    value,
    meaning: text.replace(/\s*\n\s*/g, ' '),
  }))
  if (options.length === 0)
    throw new Error('The help of innwire-server has no line that begins with two spaces and --.')
  return options
}

/** Those of CONTRIBUTING.md, of which a test asks for every one, but for those of our own tests and start. */
function variables(): string[] {
  const [, table = ''] = readFileSync(`${root}CONTRIBUTING.md`, 'utf8').split(
    '| variable | read by | sets |\n|---|---|---|\n',
  )
  let before = ''
  return (table.split('\n\n')[0] ?? '').split('\n').flatMap((row) => {
    const [, name = '', cell = '', sets = ''] = row.split(/(?<!\\) \| |^\| | \|$/)
    const readBy = cell.startsWith('the same') ? before + cell.slice('the same'.length) : cell
    before = readBy
    const programs = readBy.split(', and ').filter((one) => !one.startsWith('`npm'))
    return /\btests\b/.test(readBy) || programs.length === 0
      ? []
      : [`| ${name} | ${programs.join(' and ')} | ${sets} |`]
  })
}

const ofHotel: Record<SettingName, string> = {
  baseUrl: 'the address of the service',
  hrId: 'the id of the hotel',
  token: 'the token of the hotel; the option names a file that has it, and innwire.config.json takes none',
}

function innwireSettings(): string[] {
  const row = (name: string, flag: string, variable: string | undefined, says: string) => {
    const elsewhere = [variable, ...configKeys.filter((key) => key === name)].filter(Boolean)
    return `| \`${flag}\` | ${elsewhere.map((one) => `\`${one}\``).join(', ')} | ${says} |`
  }
  const names = Object.keys(ofHotel) as SettingName[]
  return [
    ...names.map((name) => row(name, waysToGive[name].flag, waysToGive[name].variable, ofHotel[name])),
    row('profile', '--profile', 'INNWIRE_PROFILE', 'a hotel that `innwire login` has stored'),
    ...Object.entries(engineSettings).map(([name, { flag, given, why }]) =>
      row(name, flag, undefined, `${why}. Give ${given}`),
    ),
  ]
}

/** The rows of the guide. @throws {Error} when it lacks a key that the program takes */
function runKeys(): string[] {
  const [, table = ''] = readFileSync(`${root}docs/run.md`, 'utf8').split('| key | says |\n|---|---|\n')
  const rows = (table.split('\n\n')[0] ?? '').split('\n')
  const missing = hotelKeys.filter((key) => !rows.some((row) => row.split(' | ')[0]?.includes(`\`${key}\``)))
  if (missing.length > 0)
    throw new Error(
      `docs/run.md has no row for ${missing.join(', ')} in its table of keys. Say there what it is.`,
    )
  return rows.map((row) =>
    row
      .replace(/\]\(\.\.\/packages\/(\w+)\/README\.md/g, '](/packages/$1.html')
      .replace(/\]\((\w+)\.md/g, '](/$1.html'),
  )
}
