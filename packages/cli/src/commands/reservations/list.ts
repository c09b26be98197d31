import { ApiError, type Client, type ReadReservationPage, type WalkFilter } from '@innwire/client'
import type { Reservation } from '@innwire/types'
import type { Command } from 'commander'
import { day } from '../../option-values.ts'
import { printList } from '../../print.ts'
import { connect, forHotel } from '../../settings/hotel.ts'
import type { HotelFlags } from '../../settings/settings.ts'
import { reservationColumns } from './columns.ts'

type Flags = HotelFlags & {
  fromDate?: string
  since?: string
  booked?: boolean
  modified?: boolean
  undelivered?: boolean
  json?: boolean
}

const delivered = `By our reading of the service (D19), what any list shows counts as delivered to the token afterwards: a program that
asks with the same token for what is undelivered does not see it any more. innwire reservations watch finds it with its
next sweep, hours later.`

export function addList(reservations: Command): void {
  forHotel(reservations.command('list'))
    .description('list reservations, delivered or not; those of the last 10 days, where no date is given')
    .option('--from-date <date>', 'received on this day or later, at most 30 days back', day)
    .option(
      '--since <date>',
      'changed on this day or later, however old they are (from_last_update_date)',
      day,
    )
    .option(
      '--undelivered',
      'take what no list has shown to this token; no other list with this shows it again',
    )
    .option('--booked', 'of the undelivered, the new ones; takes them like --undelivered')
    .option('--modified', 'of the undelivered, those that changed; takes them like --undelivered')
    .addHelpText(
      'after',
      `
${delivered}
Without --undelivered, --booked and --modified, the same list can be asked for again. With them it cannot: keep what is
printed. For a system that has to get every reservation, use innwire reservations watch.

Examples:
  innwire reservations list --demo
  innwire reservations list --since 2026-11-01 --json | jq -r '.[] | select(.state == "canceled") | .hr_number'
  innwire reservations list --undelivered >> reservations.ndjson`,
    )
    .action(async (flags: Flags) => {
      const hotel = await connect(flags)
      const takes = Boolean(flags.undelivered || flags.booked || flags.modified)
      process.stderr.write(
        takes
          ? 'What this prints counts as delivered to this token, and no list of the undelivered shows it again (D19): keep it.\n'
          : 'What this shows counts as delivered to this token: a program that asks for the undelivered does not see it (D19).\n',
      )
      const pages = takes ? undeliveredPages(hotel, flags) : hotel.reservations.pages(filterOf(flags))
      await print(pages, flags, takes).catch((error) => {
        // It names what was sent; the person has given options.
        if (error instanceof ApiError)
          error.message = error.message
            .replaceAll(/(?<![\w-])from_date: from_date/g, '--from-date')
            .replaceAll('from_last_update_date', '--since')
            .replaceAll(/(?<![\w-])from_date\b/g, '--from-date')
        throw error
      })
    })
}

const filterOf = ({ fromDate, since }: Flags): WalkFilter => ({
  ...(fromDate !== undefined && { from_date: fromDate }),
  ...(since !== undefined && { from_last_update_date: since }),
})

/** The first page, until it has nothing new: each answer moves the next one to its place (D21). */
async function* undeliveredPages(hotel: Client, flags: Flags): AsyncGenerator<ReadReservationPage> {
  const filter = { ...filterOf(flags), per_page: 100, booked: flags.booked, modified: flags.modified }
  const seen = new Set<string>()
  for (;;) {
    const page = await hotel.reservations.list({ ...definedOf(filter), undelivered: true })
    const fresh = [...page.reservations, ...page.unreadable].map((entry) => JSON.stringify(entry))
    if (fresh.every((entry) => seen.has(entry))) return
    for (const entry of fresh) seen.add(entry)
    yield page
  }
}

const definedOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/**
 * Prints each page of a pipe, or of a document of the undelivered, before the next is asked for, because an answer delivers: a
 * failure or a kill in the midst has swallowed nothing. Of a table or another document, what came is printed before the
 * failure is told.
 */
async function print(
  pages: AsyncIterable<ReadReservationPage>,
  { json }: Flags,
  takes: boolean,
): Promise<void> {
  const streamed = (json && takes) || (!json && !process.stdout.isTTY)
  const document = json && takes ? openArray() : undefined
  const versions = new Map<string, Reservation>()
  const unreadable: unknown[] = []
  try {
    for await (const page of pages) {
      unreadable.push(...page.unreadable)
      const rows = [...page.reservations, ...(page.unreadable as Reservation[])]
      if (document) for (const row of rows) document.add(row)
      else if (streamed) printList(rows, [], '')
      else for (const one of page.reservations) versions.set(one.hr_number, one)
    }
  } finally {
    const rows = [...versions.values(), ...(unreadable as Reservation[])]
    document?.end()
    if (!streamed) printList(rows, reservationColumns, 'No reservation was found.', json)
    if (unreadable.length > 0)
      process.stderr.write(
        `${unreadable.length} of them cannot be read, because they have no hr_number. They are printed as they came: enter them by hand.\n`,
      )
  }
}

/** A JSON array that is written as it grows. */
function openArray() {
  let before = '['
  return {
    add(value: unknown) {
      process.stdout.write(`${before}\n${JSON.stringify(value, undefined, 2).replace(/^/gm, '  ')}`)
      before = ','
    },
    end: () => process.stdout.write(before === '[' ? '[]\n' : '\n]\n'),
  }
}
