import type { NightBooking, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { Badge } from '../parts/Badge.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import { Section } from '../parts/Section.tsx'
import { Stay } from '../parts/Stay.tsx'
import type { Column } from '../parts/Table.tsx'
import { calendar } from '../texts/calendar.ts'
import { reservations } from '../texts/reservations.ts'
import type { Place } from './Grid.tsx'

const { bookings: texts } = calendar

/** Which bookings took the rooms of a night. */
export function NightBookings({ hotel, place: { rate, date } }: { hotel: Property; place: Place }) {
  const path = { hr_id: hotel.hr_id, rate_code: rate.code, date }
  const { pages, ...reading } = usePages('listNightBookings', { path })
  return (
    <Section title={texts.heading}>
      <PagedTable
        reading={reading}
        rows={pages?.flatMap((page) => page.bookings)}
        none={texts.none}
        caption={texts.heading}
        columns={columns}
        keyOf={({ hr_number }) => hr_number}
      />
    </Section>
  )
}

const columns: Column<NightBooking>[] = [
  { name: reservations.number, cell: ({ hr_number }) => hr_number },
  { name: reservations.state, cell: ({ state }) => reservations.states[state] },
  { name: reservations.guest, cell: ({ guest }) => guest },
  { name: reservations.channel, cell: ({ channel_display }) => channel_display },
  {
    name: reservations.stay,
    cell: ({ checkin_date, checkout_date }) => <Stay from={checkin_date} to={checkout_date} />,
  },
  {
    name: reservations.rooms,
    cell: ({ rooms, lacking }) => (
      <>
        {rooms} {lacking > 0 && <Badge tone="bad">{texts.lacking(lacking)}</Badge>}
      </>
    ),
  },
]
