import { tokenRoles } from './generated/control-limits.ts'
import { standardKeepFreeMb } from './http/disk-space.ts'
import { portFrom } from './http/listen.ts'
import { standardControlPort, standardHost, standardPort } from './http/places.ts'
import {
  databaseFrom,
  hostFrom,
  levelFrom,
  megabytesFrom,
  processRoleFrom,
  quotaFrom,
} from './option-values.ts'
import { parseStrictly } from './parse-strictly.ts'
import { strictQuota } from './property-api/quota.ts'
import { checkReadings } from './readings/in-force.ts'
import { readingNames, readings } from './readings/readings.ts'
import { logLevels, type ServerOptions, switchesOf } from './server-options.ts'
import { StartError } from './start-error.ts'

export const help = `innwire-server: the whole Innwire service, with state, on one SQLite file or a PostgreSQL database.

Usage: innwire-server [options]
       innwire-server control-token <file> --name <name> --role <${tokenRoles.join('|')}>
       innwire-server backup --database <file> --to <file> [--replace]
       innwire-server restore --from <file> --database <file>
       innwire-server restore --database <address>
       innwire-server doctor --database <database> [--control-tokens <file>] [--json]
       innwire-server alarms --database <database> [--hotel <hr_id>] [--json]
       innwire-server migrate --from <database> --to <database> [--undo] [--json]
       innwire-server --version

  --demo             Set up the demo hotel (hr_id=demo, token=demo-token), open the control API as with --test, and let
                     web pages call the property API. Without --database everything is gone when it stops. A database of
                     other hotels is refused: everybody knows the token.
  --hotel <file>     A hotel of your own in the place of the demo hotel, with all else as with --demo: a file of YAML or
                     JSON with its rooms, rates, channels and guests. innwire init writes an example.
  --test             Open the control API, and let it do what destroys or falsifies: reset, restore snapshots, move the
                     clock, add faults, set readings.
  --host <address>   Address of this machine on which both APIs listen; 0.0.0.0 for all of them. Default
                     ${standardHost}, which only programs of this machine reach.
  --port <number>    Port of the property API; 0 takes a free one. Default ${standardPort}.
  --socket <file>    Unix socket of the property API, in place of a port.
  --database <file>  SQLite file, made when it does not exist; or postgres://user:password@host:5432/database. Default
                     DATABASE_URL, else innwire.db, in a demo a temporary file.
  --role <role>      What this process does where several share a PostgreSQL database: api answers, worker takes changes
                     to channels and removes what is too old, all does both. Default all. A worker has no property API.
  --no-deliveries    Hand nothing to http receivers; changes for them wait. For trials with a copy of a hotel's data,
                     and after a restore.
  --console          Serve the console, a page that shows what integrations did, at /console/ of the control API, which it
                     opens. With --demo, --hotel and --test it is on.
  --control          Open the control API, on a port of its own. Its admin token is INNWIRE_CONTROL_TOKEN, or without
                     --control-tokens a new one that is printed at the start.
  --control-host <address>  Address of this machine on which the control API listens. Default that of --host.
  --control-port <number>  Port of the control API; 0 takes a free one. Default ${standardControlPort}, with --port 0 a
                     free one.
  --control-socket <file>  Unix socket of the control API, in place of a port.
  --control-tokens <file>  More tokens of the control API, one on a line: name, role, SHA-256. Who is removed from it is
                     out at once, unless a line of the file is broken.
  --allow-host <name>  Take requests for this host too, such as the name of a proxy that passes on its own; may be given
                     several times. Requests for any other host than 127.0.0.1, localhost and the address that they
                     reach are refused, by both APIs.
  --trust-proxy <address>  Believe this proxy, or those of a network such as 10.0.0.0/24, for whom it asks
                     (X-Forwarded-For) and by which name it was asked (X-Forwarded-Host); unix: those that ask over a
                     Unix socket. May be given several times. Default: none is believed.
  --tls-cert <file>  Certificate of the server, followed by those that signed it, in PEM: both APIs speak https, except
                     over Unix sockets. SIGHUP reads it and its key again.
  --tls-key <file>   Private key of the certificate, in PEM.
  --quota <numbers>  Requests per minute and day for every property without a quota of its own, such as 20/2000;
                     "strict" is ${strictQuota.per_minute}/${strictQuota.per_day}. Default: none.
  --keep-free <megabytes>  Space on the disk of the database that is kept free: with less, changes are a 503. Default
                     ${standardKeepFreeMb}.
  --reading <name>   Answer by another reading of what the service's documentation leaves open; may be given several
                     times. It holds for every property without readings of its own. Only with --test or --demo.
  --log <level>      ${logLevels.join(', ')}; JSON lines on standard error. Default info: every request without its
                     address, every change over the control API, and what went wrong. debug also has the addresses.
  --help             Show this.

innwire-server control-token adds a new token to a file for --control-tokens and prints it, once. The role read sees
everything that is no secret, desk also books and checks in and out, admin does everything.

innwire-server backup writes all of a database into another file, whether its server runs or not, and checks it. It
replaces a file only with --replace, and only a backup. The key of the secrets is not in it.

innwire-server restore puts a backup in the place of a database whose server is stopped, and keeps that under another name.
At the next start every channel is sent everything, as it was at the backup: start with --no-deliveries, enter the bookings
that the channels have, have the PMS list and push what is left to sell, and then start without it. Of PostgreSQL, whose own
programs put the backup back, it takes the address only: run it after them, before any server starts.

innwire-server doctor says what is wrong with a database, its files, its key, the disk and the clock, or with the settings of
its PostgreSQL, what waits for channels, and what to do about each. It changes nothing, and ends with 1 when it found
something.

innwire-server alarms lists what somebody at a hotel has to do something about, such as bookings without a room, whether
the server runs or not. It changes nothing, and ends with 1 when there is anything.

innwire-server migrate copies a whole database into an empty one: from a file to PostgreSQL, back, or to another of the same
kind. No server may run on either. All rows are copied or none, and each is read again and compared. A server on the copy goes
on where it was, and none starts on the other any more; --undo takes that back, before one has run on the copy.

Readings, each with what a property does by it:
${readingNames.map((name) => `  ${name.padEnd(25)}  ${readings[name].does}`).join('\n')}

INNWIRE_SECRET_KEY is the key of the secrets in the database, 32 bytes in base64 or hex. Without it the key is in the
file <database>-key, which the first start makes: keep a copy of it, apart from those of the database. PostgreSQL needs it.

DATABASE_URL is the database of a server, of doctor, of alarms and of restore without --from where --database is not given,
or one of the two of migrate. An address with a password belongs
there: what stands in the arguments of a program is seen by every user of the machine.

Ends with 0 when it was stopped, 1 when it failed, PostgreSQL cannot be reached or another program has the database, 2 when
an option, a port, the database or a file of tokens is wrong.
`

export function helpOf(command: string): string {
  const its = `innwire-server ${command} `
  const usages = help.split('\n').filter((line) => line.startsWith(`       ${its}`))
  const about = help.split('\n\n').find((part) => part.startsWith(its))
  return `Usage: ${usages.join('\n').trim()}\n\n${about}\n\nSee innwire-server --help for everything else.\n`
}

/**
 * Reads the command line.
 * @throws {StartError} when an option cannot be used
 */
export function readCommandLine(
  args: string[],
  environment: Record<string, string | undefined>,
): ServerOptions {
  const values = parse(args)
  const {
    demo,
    test,
    console: withConsole,
    control,
  } = switchesOf({
    demo: values.demo,
    hotel: values.hotel,
    test: values.test,
    console: values.console,
    control: values.control,
  })
  const database = databaseFrom(values.database ?? environment.DATABASE_URL, demo)
  const token = environment.INNWIRE_CONTROL_TOKEN
  const quota = values.quota === undefined ? undefined : quotaFrom(values.quota)
  checkControlOptions(values, control)
  for (const api of ['', 'control-'] as const) checkPlace(values, api)
  const { 'tls-cert': cert, 'tls-key': key } = values
  if ((cert === undefined) !== (key === undefined)) {
    throw new StartError('--tls-cert and --tls-key go together. Give both, or take out the other.')
  }
  const { 'control-host': controlHost, 'control-port': controlPort } = values
  const { socket, 'control-socket': controlSocket, 'control-tokens': controlTokens } = values
  return {
    demo,
    test,
    control,
    console: withConsole,
    deliveries: !values['no-deliveries'],
    ...(values.role !== undefined && { role: processRoleFrom(values.role) }),
    ...(values.host !== undefined && { host: values.host }),
    port: portFrom('--port', values.port ?? String(standardPort)),
    ...(socket !== undefined && { socket }),
    ...(controlHost !== undefined && { controlHost }),
    ...(controlSocket !== undefined && { controlSocket }),
    ...(controlPort !== undefined && { controlPort: portFrom('--control-port', controlPort) }),
    ...(controlTokens !== undefined && { controlTokens }),
    log: levelFrom(values.log ?? 'info'),
    ...(values.hotel !== undefined && { hotel: values.hotel }),
    ...(database !== undefined && { database }),
    ...(token && { controlToken: token }),
    ...(environment.INNWIRE_SECRET_KEY && { secretKey: environment.INNWIRE_SECRET_KEY }),
    ...(quota && { quota }),
    ...(values['keep-free'] !== undefined && { keepFreeMb: megabytesFrom(values['keep-free']) }),
    ...(values.reading && { readings: checkReadings(values.reading, test) }),
    ...(values['allow-host'] && { allowedHosts: values['allow-host'].map(hostFrom) }),
    ...(cert !== undefined && key !== undefined && { tls: { cert, key } }),
    ...(values['trust-proxy'] && { trustProxy: values['trust-proxy'] }),
  }
}

type Values = ReturnType<typeof parse>

/** @throws {StartError} when there is an option for the control API, and that is off */
function checkControlOptions(values: Values, control: boolean): void {
  for (const option of ['control-host', 'control-port', 'control-socket', 'control-tokens'] as const) {
    if (values[option] === undefined || control) continue
    throw new StartError(`--${option} is for the control API, which is off. Add --control, or take it out.`)
  }
}

/** @throws {StartError} when an API is to listen on a Unix socket, and on a port or at an address as well */
function checkPlace(values: Values, api: '' | 'control-'): void {
  const other = ([`${api}port`, `${api}host`] as const).find((option) => values[option] !== undefined)
  // The address of the property API may be there for the control API.
  if (values[`${api}socket`] === undefined || other === undefined || other === 'host') return
  throw new StartError(`--${api}socket is in place of a port. Take out --${other}.`)
}

function parse(args: string[]) {
  return parseStrictly({
    args,
    options: {
      demo: { type: 'boolean' },
      hotel: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      socket: { type: 'string' },
      database: { type: 'string' },
      test: { type: 'boolean' },
      console: { type: 'boolean' },
      control: { type: 'boolean' },
      'control-host': { type: 'string' },
      'control-port': { type: 'string' },
      'control-socket': { type: 'string' },
      'control-tokens': { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      'trust-proxy': { type: 'string', multiple: true },
      'tls-cert': { type: 'string' },
      'tls-key': { type: 'string' },
      quota: { type: 'string' },
      'keep-free': { type: 'string' },
      reading: { type: 'string', multiple: true },
      'no-deliveries': { type: 'boolean' },
      role: { type: 'string' },
      log: { type: 'string' },
    },
  }).values
}
