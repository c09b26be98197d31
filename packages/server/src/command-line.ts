import { parseArgs } from 'node:util'
import { type QuotaNumbers, strictQuota } from './http/quota.ts'
import { type LogLevel, logLevels, type ServerOptions } from './server-options.ts'

export const help = `innwire-server: the whole Innwire service, with state, on one SQLite file.

Usage: innwire-server [options]

  --demo             Set up the demo hotel (hr_id=demo, token=demo-token), open the control API, and let web
                     pages call the property API. Without --database everything is gone when it stops.
  --port <number>    Port of the property API on 127.0.0.1; 0 takes a free one. Default 4020.
  --database <file>  SQLite file; made when it does not exist. Default innwire.db, in a demo a temporary one.
  --control          Open the control API, on a port of its own. Its token is INNWIRE_CONTROL_TOKEN, or a new one that
                     is printed once.
  --control-port <number>  Port of the control API on 127.0.0.1; 0 takes a free one. Default 4021, with --port 0 a free
                     one.
  --allow-host <name>  Take requests for this host too, such as the name of a proxy that passes on its own; may be given
                     several times. Requests for any other host than 127.0.0.1 and localhost are refused.
  --quota <numbers>  Requests per minute and day for every property without a quota of its own, such as 20/2000;
                     "strict" is 5/250. Default: none.
  --log <level>      ${logLevels.join(', ')}; JSON lines on standard error. Default warn.
  --help             Show this.

INNWIRE_SECRET_KEY is the key of the secrets in the database, 32 bytes in base64 or hex. Without it the key is in the
file <database>-key, which the first start makes: keep a copy of it, apart from those of the database.

Ends with 0 when it was stopped, 1 when it failed, 2 when an option, the port or the database is wrong.
`

/** An option that cannot be used; the message says which and what to give. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Reads the command line.
 * @throws {UsageError}
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
  const control = values.control ?? demo
  const controlPort = values['control-port']
  if (controlPort !== undefined && !control) {
    throw new UsageError(
      '--control-port is for the control API, which is off. Add --control, or take it out.',
    )
  }
  return {
    demo,
    control,
    port: portFrom('--port', values.port ?? '4020'),
    ...(controlPort !== undefined && { controlPort: portFrom('--control-port', controlPort) }),
    log: levelFrom(values.log ?? 'warn'),
    ...(database !== undefined && { database }),
    ...(token && { controlToken: token }),
    ...(environment.INNWIRE_SECRET_KEY && { secretKey: environment.INNWIRE_SECRET_KEY }),
    ...(quota && { quota }),
    ...(values['allow-host'] && { allowedHosts: values['allow-host'] }),
  }
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        demo: { type: 'boolean' },
        port: { type: 'string' },
        database: { type: 'string' },
        control: { type: 'boolean' },
        'control-port': { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        quota: { type: 'string' },
        log: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/)
    throw new UsageError(`${sentence}. See innwire-server --help.`)
  }
}

function portFrom(option: string, text: string): number {
  const port = Number(text)
  if (/^[0-9]+$/.test(text) && port <= 65535) return port
  throw new UsageError(`${option} is "${text}". Give a number from 0 (any free port) to 65535.`)
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
