import type { Booking, BookingState, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Money } from '../parts/Money.tsx'
import { More } from '../parts/More.tsx'
import { Stay } from '../parts/Stay.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { reservations as texts } from '../texts/reservations.ts'
import { BookingBadges } from './BookingBadges.tsx'

type Props = { hotel: Property; state: BookingState | undefined; onOpen: (hrNumber: string) => void }

export function BookingList({ hotel, state, onOpen }: Props) {
  const query = { limit: 100, ...(state && { state }) }
  const { pages, error, more, busy } = usePages('listBookings', { path: { hr_id: hotel.hr_id }, query })
  if (error) return <ErrorNote error={error} />
  if (!pages) return <Loading />
  const bookings = pages.flatMap((page) => page.bookings)
  if (bookings.length === 0) return <EmptyState>{state ? texts.noneFits : texts.none}</EmptyState>
  return (
    <>
      <Table
        caption={texts.list}
        columns={columnsIn(hotel.time_zone)}
        rows={bookings}
        keyOf={({ hr_number }) => hr_number}
        onOpen={({ hr_number }) => onOpen(hr_number)}
      />
      <More more={more} busy={busy} />
    </>
  )
}

const columnsIn = (zone: string): Column<Booking>[] => [
  { name: texts.number, cell: ({ hr_number }) => hr_number },
  { name: texts.state, cell: (booking) => <BookingBadges booking={booking} /> },
  { name: texts.guest, cell: ({ guest }) => guest },
  { name: texts.channel, cell: ({ channel_display }) => channel_display },
  {
    name: texts.stay,
    cell: ({ checkin_date, checkout_date }) => <Stay from={checkin_date} to={checkout_date} />,
  },
  { name: texts.rooms, right: true, cell: ({ rooms }) => rooms.length },
  {
    name: texts.total,
    right: true,
    cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
  },
  { name: texts.changed, cell: ({ updated_at }) => <Time at={updated_at} zone={zone} /> },
]
