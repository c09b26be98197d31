import { type Command, InvalidArgumentError } from 'commander'
import { untilInterrupted } from '../engine/interrupt.ts'
import { WrongUse } from '../failure.ts'
import { day } from '../option-values.ts'
import type { MetricsPlace } from '../run/metrics.ts'
import { here } from '../settings/hotel.ts'

type Flags = {
  config: string
  stdin?: boolean
  metrics?: MetricsPlace
  bookingsCounted?: boolean
  since?: string
  json?: boolean
}

const dayMs = 86_400_000

export function addRun(innwire: Command): void {
  innwire
    .command('run')
    .description('keep one hotel or many in step with a system of any language, until stopped')
    .option('--config <file>', 'the hotels', 'innwire.run.json')
    .option('--stdin', 'take rows of the calendar and invoices from standard input, too')
    .option(
      '--metrics <host:port>',
      'answer Prometheus there at /metrics, and a supervisor at /health/live',
      place,
    )
    .option('--bookings-counted', 'availability above 0 that a stopped push has left has every booking in it')
    .option(
      '--since <date>',
      'look through all reservations that changed since then, once, for going live',
      day,
    )
    .option('--json', 'each line of the log is an object')
    .addHelpText(
      'after',
      `
Each hotel has a folder. Your system writes a file there under a name that begins with a dot, and renames it in
  calendar/   prices, availability and restrictions, as for innwire calendar push: .csv, .json, .ndjson
  invoices/   bills, as for innwire post: .json, .ndjson
A file that the journal has is moved to taken/, a wrong one to refused/ with a report. outcomes/ has a file of each day with
what came of the bills. Reservations are given to a command or POSTed, as the config says.

SIGTERM, SIGHUP and Ctrl-C end it with 0 when what is under way is settled.

Examples:
  innwire run
  innwire run --since 2024-11-22
  innwire run --config /etc/innwire/run.json --metrics 127.0.0.1:9464 --json`,
    )
    .action(async (flags: Flags) => {
      const { readRunConfig } = await import('../run/config.ts')
      const { hotels, warnings, secretVariables } = await readRunConfig(flags.config, here)
      // The command that takes the reservations of one hotel need not know the tokens of all.
      for (const name of secretVariables) delete process.env[name]
      if (flags.since !== undefined && hotels.every(({ receiver }) => !receiver))
        throw new WrongUse(
          `--since is for reservations, and no hotel of ${flags.config} takes them here: "reservations" is false. Leave it out.`,
        )
      if (flags.since !== undefined && Date.parse(flags.since) > Date.now() + dayMs)
        throw new WrongUse(`--since ${flags.since} is still to come. Give the day from which to look.`)
      const { runHotels } = await import('../run/run-hotels.ts')
      const { signal, done } = untilInterrupted()
      try {
        await runHotels(hotels, { ...flags, signal, warnings })
      } finally {
        done()
      }
    })
}

function place(text: string): MetricsPlace {
  const [, bracketed, plain, digits = ''] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? []
  const [host, port] = [bracketed ?? plain, Number(digits)]
  if (!host || port > 65_535) throw new InvalidArgumentError('Give host and port, such as 127.0.0.1:9464.')
  return { host, port }
}
