import { parseArgs } from 'node:util'
import { isRole, type Role, roles } from './control/roles.ts'
import { isTokenName } from './control/token-file.ts'
import { isHost } from './http/check-host.ts'
import { standardKeepFreeMb } from './http/disk-room.ts'
import { type QuotaNumbers, strictQuota } from './http/quota.ts'
import { checkReadings } from './readings/check.ts'
import { readingNames, readings } from './readings/readings.ts'
import { type LogLevel, logLevels, type ServerOptions } from './server-options.ts'

export const help = `innwire-server: the whole Innwire service, with state, on one SQLite file.

Usage: innwire-server [options]
       innwire-server control-token <file> --name <name> --role <${roles.join('|')}>

  --demo             Set up the demo hotel (hr_id=demo, token=demo-token), open the control API as with --test, and let
                     web pages call the property API. Without --database everything is gone when it stops. A database of
                     other hotels is refused: everybody knows the token.
  --test             Open the control API, and let it do what destroys or falsifies: reset, restore snapshots, move the
                     clock, add faults, set readings.
  --port <number>    Port of the property API on 127.0.0.1; 0 takes a free one. Default 4020.
  --database <file>  SQLite file; made when it does not exist. Default innwire.db, in a demo a temporary one.
  --no-deliveries    Hand nothing to http receivers; changes for them wait. For trials with a copy of a hotel's data.
  --control          Open the control API, on a port of its own. Its admin token is INNWIRE_CONTROL_TOKEN, or without
                     --control-tokens a new one that is printed at the start.
  --control-port <number>  Port of the control API on 127.0.0.1; 0 takes a free one. Default 4021, with --port 0 a free
                     one.
  --control-tokens <file>  More tokens of the control API, one on a line: name, role, SHA-256. Who is removed from it is
                     out at once, unless a line of the file is broken.
  --allow-host <name>  Take requests for this host too, such as the name of a proxy that passes on its own; may be given
                     several times. Requests for any other host than 127.0.0.1 and localhost are refused,
                     on both ports.
  --quota <numbers>  Requests per minute and day for every property without a quota of its own, such as 20/2000;
                     "strict" is 5/250. Default: none.
  --keep-free <megabytes>  Space on the disk of the database that is kept free: with less, changes are a 503. Default
                     ${standardKeepFreeMb}.
  --reading <name>   Answer by another reading of what the service's documentation leaves open; may be given several
                     times. It holds for every property without readings of its own. Only with --test or --demo.
  --log <level>      ${logLevels.join(', ')}; JSON lines on standard error. Default info: every change over the
                     control API, and what went wrong. debug also has every request.
  --help             Show this.

innwire-server control-token adds a new token to a file for --control-tokens and prints it, once. The role read sees
everything that is no secret, desk also books and checks in and out, admin does everything.

Readings, each with what a property does by it:
${readingNames.map((name) => `  ${name.padEnd(25)}  ${readings[name].does}`).join('\n')}

INNWIRE_SECRET_KEY is the key of the secrets in the database, 32 bytes in base64 or hex. Without it the key is in the
file <database>-key, which the first start makes: keep a copy of it, apart from those of the database.

Ends with 0 when it was stopped, 1 when it failed, 2 when an option, a port, the database or a file of tokens is wrong.
`

/** An option that cannot be used; the message says which and what to give. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Reads the command line.
 * @throws {UsageError}
 * @throws {StartError} when a reading cannot be used
 */
export function readCommandLine(
  args: string[],
  environment: Record<string, string | undefined>,
): ServerOptions | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  if (environment.DATABASE_URL) {
    throw new UsageError(
      'DATABASE_URL is set, but this version keeps its data in an SQLite file only. Unset it and use --database.',
    )
  }
  const demo = values.demo ?? false
  const database = values.database ?? (demo ? undefined : 'innwire.db')
  const token = environment.INNWIRE_CONTROL_TOKEN
  const quota = values.quota === undefined ? undefined : quotaFrom(values.quota)
  const test = values.test ?? demo
  const control = values.control ?? test
  const { 'control-port': controlPort, 'control-tokens': controlTokens } = values
  for (const option of ['control-port', 'control-tokens'] as const) {
    if (values[option] === undefined || control) continue
    throw new UsageError(`--${option} is for the control API, which is off. Add --control, or take it out.`)
  }
  return {
    demo,
    test,
    control,
    deliveries: !values['no-deliveries'],
    port: portFrom('--port', values.port ?? '4020'),
    ...(controlPort !== undefined && { controlPort: portFrom('--control-port', controlPort) }),
    ...(controlTokens !== undefined && { controlTokens }),
    log: levelFrom(values.log ?? 'info'),
    ...(database !== undefined && { database }),
    ...(token && { controlToken: token }),
    ...(environment.INNWIRE_SECRET_KEY && { secretKey: environment.INNWIRE_SECRET_KEY }),
    ...(quota && { quota }),
    ...(values['keep-free'] !== undefined && { keepFreeMb: megabytesFrom(values['keep-free']) }),
    ...(values.reading && { readings: checkReadings(values.reading, test) }),
    ...(values['allow-host'] && { allowedHosts: values['allow-host'].map(hostFrom) }),
  }
}

/** What the command control-token is to add. */
export type NewControlToken = { file: string; name: string; role: Role }

/**
 * Reads what comes behind `control-token`.
 * @throws {UsageError}
 */
export function readTokenCommand(args: string[]): NewControlToken | 'help' {
  const { values, positionals } = parseStrictly({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return 'help'
  const { name = '', role = '' } = values
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) {
    throw new UsageError('control-token takes one file. See innwire-server --help.')
  }
  if (!isTokenName(name)) {
    throw new UsageError(
      `--name is "${name}". Give 1 to 64 letters, digits, dots, @, - and _, and another than bootstrap.`,
    )
  }
  if (!isRole(role)) {
    const found = role === '' ? '--role is missing' : `--role is "${role}"`
    throw new UsageError(`${found}. Give one of ${roles.join(', ')}.`)
  }
  return { file, name, role }
}

function parse(args: string[]) {
  return parseStrictly({
    args,
    options: {
      demo: { type: 'boolean' },
      port: { type: 'string' },
      database: { type: 'string' },
      test: { type: 'boolean' },
      control: { type: 'boolean' },
      'control-port': { type: 'string' },
      'control-tokens': { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      quota: { type: 'string' },
      'keep-free': { type: 'string' },
      reading: { type: 'string', multiple: true },
      'no-deliveries': { type: 'boolean' },
      log: { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values
}

const parseStrictly: typeof parseArgs = (config) => {
  try {
    checkGivenOnce(parseArgs({ ...config, tokens: true }).tokens ?? [])
    return parseArgs(config)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const [sentence] = (error as Error).message.split(/\. |\n/)
    throw new UsageError(`${sentence}. See innwire-server --help.`)
  }
}

/** Options that may be given several times. */
const repeatable = new Set(['allow-host', 'reading'])

/** Of two values the last would count, and nobody would see that the first does not. */
function checkGivenOnce(tokens: { kind: string; name?: string }[]): void {
  const given = new Set<string>()
  for (const { kind, name } of tokens) {
    if (kind !== 'option' || name === undefined || repeatable.has(name)) continue
    if (given.has(name)) throw new UsageError(`--${name} is given twice. Give it once.`)
    given.add(name)
  }
}

function portFrom(option: string, text: string): number {
  const port = Number(text)
  if (/^[0-9]+$/.test(text) && port <= 65535) return port
  throw new UsageError(`${option} is "${text}". Give a number from 0 (any free port) to 65535.`)
}

function megabytesFrom(text: string): number {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text)
  throw new UsageError(`--keep-free is "${text}". Give a number of megabytes, or 0 to keep nothing free.`)
}

function hostFrom(text: string): string {
  if (isHost(text)) return text
  throw new UsageError(
    `--allow-host is "${text}". Give a name without a scheme, such as pms.example.com, or with a port, such as pms.example.com:8443.`,
  )
}

function levelFrom(text: string): LogLevel {
  const level = logLevels.find((known) => known === text)
  if (level) return level
  throw new UsageError(`--log is "${text}". Give one of ${logLevels.join(', ')}.`)
}

function quotaFrom(text: string): QuotaNumbers {
  if (text === 'strict') return strictQuota
  const [, minute, day] = /^([1-9][0-9]{0,8})\/([1-9][0-9]{0,8})$/.exec(text) ?? []
  if (minute && day) return { per_minute: Number(minute), per_day: Number(day) }
  throw new UsageError(`--quota is "${text}". Give requests per minute and day, such as 20/2000, or strict.`)
}
