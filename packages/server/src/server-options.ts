import type { ControlTokenOptions } from './control/control-tokens.ts'
import type { HotelFile } from './hotel-file/hotel-file.ts'
import type { CertificateFiles } from './http/certificate.ts'
import type { PlaceOptions } from './http/places.ts'
import type { QuotaNumbers } from './property-api/quota.ts'
import type { ReadingName } from './readings/readings.ts'

/** Settings of {@link startServer}. */
export type ServerOptions = PlaceOptions &
  ControlTokenOptions & {
    /**
     * The SQLite file; it is made when it does not exist. Or the address of a PostgreSQL database, such as
     * `postgres://user:password@host:5432/database`. Without one, a temporary file that goes when the server stops.
     */
    database?: string
    /**
     * What this process does where several share a PostgreSQL database: `api` answers both APIs, `worker` takes changes to
     * channels and removes what is too old, and answers only the control API where that is open, `all` does both. SQLite has
     * one process, which does all.
     * @default 'all'
     */
    role?: ProcessRole
    /**
     * Key of the secrets in the database, 32 bytes in base64 or hex.
     * @default that of the file beside the database, `<database>-key`, which the first start makes; PostgreSQL needs one
     */
    secretKey?: string
    /**
     * Sets up the demo hotel (`hr_id=demo`, `token=demo-token`) where there is none yet, opens the control API and lets
     * pages of this machine, and of `allowedHosts`, call the property API. A database of other hotels is refused.
     * @default false
     */
    demo?: boolean
    /**
     * A hotel of your own in the place of the demo hotel, with all else as with `demo`: a file of YAML or JSON, such as
     * `innwire init` writes, or what it would hold. A reset brings it back.
     */
    hotel?: string | HotelFile
    /**
     * Opens the control API, on a port of its own.
     * @default true with `demo`, `test` or `console`
     */
    control?: boolean
    /**
     * Serves the console, a page that shows what integrations did, beside the control API at `/console/`. Whoever has a token of
     * that may log in, and sees what its role may see.
     * @default true with `demo` or `test`
     */
    console?: boolean
    /**
     * Lets the control API do what destroys or falsifies: reset, restore snapshots, move the clock, add faults, set readings. Without
     * it the server works with the real time and leaves faults and readings that were added before aside.
     * @default the value of `demo`
     */
    test?: boolean
    /**
     * Whether changes are handed to `http` receivers. Without, they wait: for trials with a copy of a hotel's data, whose
     * channels are real.
     * @default true
     */
    deliveries?: boolean
    /**
     * Megabytes of the disk with the database that are kept free: with less, every change is a 503, and what makes room goes
     * on. The log warns from a gigabyte more on. 0 keeps nothing free.
     * @default 100
     */
    keepFreeMb?: number
    /** Quota of every property that has none of its own (D11); none when left out. */
    quota?: QuotaNumbers
    /**
     * Other readings of what the service's documentation leaves open, for every property without readings of its own. For
     * tests only, because some of them charge a guest twice or sell a room twice.
     * @default none
     */
    readings?: readonly ReadingName[]
    /**
     * Names by which callers may reach the server besides 127.0.0.1 and localhost, such as that of a proxy which passes on
     * its own: `pms.example.com` or `pms.example.com:8443`. Requests for any other host are refused.
     */
    allowedHosts?: string[]
    /**
     * Files with the certificate of the server, followed by those that signed it, and with its private key, both in PEM: with
     * them all connections but those over Unix sockets are encrypted. {@link Server.reloadCertificate} reads them again.
     */
    tls?: CertificateFiles
    /**
     * Proxies that are believed for whom they ask (`X-Forwarded-For`) and by which name they were asked
     * (`X-Forwarded-Host`): addresses, networks such as `10.0.0.0/24`, and `unix` for those that ask over a Unix socket.
     * @default none
     */
    trustProxy?: string[]
    /**
     * What is logged to standard error, one JSON object a line.
     * @default 'silent'
     */
    log?: LogLevel
    /**
     * Makes spans of requests and of deliveries to receivers through `@opentelemetry/api`, for the SDK that the program has
     * started. The command `innwire-server` starts one where the variables `OTEL_*` ask for it.
     * @default false
     */
    tracing?: boolean
    /**
     * Checks every answer of both APIs against their contracts, and answers 500 in place of one that breaks it. For
     * tests.
     * @default false
     */
    checkResponses?: boolean
  }

type Switch = 'demo' | 'test' | 'console' | 'control'
type Given = Pick<ServerOptions, Switch | 'hotel'>
type SwitchOptions = { [Name in keyof Given]: Given[Name] | undefined }

/** What of a server is on: what is left out follows from the rest. */
export function switchesOf(options: SwitchOptions): Record<Switch, boolean> {
  const demo = options.demo || options.hotel !== undefined
  const { test = demo } = options
  const { console = demo || test } = options
  const { control = console || demo || test } = options
  return { demo, test, console, control }
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
/** What is logged: this level and those before it in the list. */
export type LogLevel = (typeof logLevels)[number]

export const processRoles = ['all', 'api', 'worker'] as const
/** What a process does where several share a PostgreSQL database. */
export type ProcessRole = (typeof processRoles)[number]
