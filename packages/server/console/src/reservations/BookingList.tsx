import type { Booking, BookingState, Property } from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { Loading } from '../parts/Loading.tsx'
import { Money } from '../parts/Money.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import { Stay } from '../parts/Stay.tsx'
import type { Column } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { reservations as texts } from '../texts/reservations.ts'
import { BookingBadges } from './BookingBadges.tsx'
import { DeliveryMarks } from './DeliveryMarks.tsx'

type Props = { hotel: Property; state: BookingState | undefined; onOpen: (hrNumber: string) => void }

export function BookingList({ hotel, state, onOpen }: Props) {
  const query = { limit: 100, ...(state && { state }) }
  const { pages, ...reading } = usePages('listBookings', { path: { hr_id: hotel.hr_id }, query })
  if (!pages && !reading.error) return <Loading />
  return (
    <PagedTable
      reading={reading}
      rows={pages?.flatMap((page) => page.bookings)}
      none={state ? texts.noneFits : texts.none}
      caption={texts.list}
      columns={columnsIn(hotel.time_zone)}
      keyOf={({ hr_number }) => hr_number}
      onOpen={({ hr_number }) => onOpen(hr_number)}
    />
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
  {
    name: texts.delivered.heading,
    cell: ({ delivered_to }) => <DeliveryMarks receipts={delivered_to} zone={zone} />,
  },
]
