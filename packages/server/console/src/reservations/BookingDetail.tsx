import { useState } from 'react'
import type { Booking, BookingRoom, Property, Session } from '../../../src/generated/control.ts'
import { mayBecome } from '../../../src/reservations/reservation-states.ts'
import { useChange, useRead } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Money } from '../parts/Money.tsx'
import { mayCall } from '../parts/may-call.ts'
import { Section } from '../parts/Section.tsx'
import { Stay } from '../parts/Stay.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { reservations as texts } from '../texts/reservations.ts'
import { BookingBadges } from './BookingBadges.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { DeliveryMarks } from './DeliveryMarks.tsx'
import { Timeline } from './Timeline.tsx'

type Props = { hotel: Property; session: Session; hrNumber: string | undefined; onClose: () => void }

/** One booking: its rooms, and what the hotel may do with it. */
export function BookingDetail({ hotel, session, hrNumber, onClose }: Props) {
  return (
    <Dialog
      side
      open={hrNumber !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={hrNumber ?? ''}
    >
      {hrNumber !== undefined && <Content hotel={hotel} session={session} hrNumber={hrNumber} />}
    </Dialog>
  )
}

function Content({ hotel, session, hrNumber }: { hotel: Property; session: Session; hrNumber: string }) {
  const { data: booking, error } = useRead('getBooking', {
    path: { hr_id: hotel.hr_id, hr_number: hrNumber },
  })
  if (error) return <ErrorNote error={error} />
  if (!booking) return null
  const { guest, channel_display, checkin_date, checkout_date, total, currency, note, cancel_reason } =
    booking
  const { completed_at, updated_at, change, provider_number, delivered_to } = booking
  const zone = hotel.time_zone
  return (
    <>
      <Facts
        facts={[
          [texts.state, <BookingBadges key="state" booking={booking} />],
          [texts.guest, guest],
          [texts.channel, channel_display],
          [texts.detail.provider, provider_number],
          [texts.stay, <Stay key="stay" from={checkin_date} to={checkout_date} />],
          [texts.total, <Money key="total" amount={total} currency={currency} />],
          [texts.detail.note, note],
          [texts.detail.cancelReason, cancel_reason],
          [texts.detail.created, <Time key="created" at={completed_at} zone={zone} />],
          [texts.detail.changed, <Time key="changed" at={updated_at} zone={zone} />],
          [texts.detail.changeNumber, String(change)],
          [texts.delivered.heading, <DeliveryMarks key="delivered" receipts={delivered_to} zone={zone} />],
        ]}
      />
      <Section title={texts.detail.rooms}>
        <Table
          caption={texts.detail.rooms}
          columns={roomColumns(currency)}
          rows={booking.rooms.map((room, index) => ({ ...room, index }))}
          keyOf={({ index }) => String(index)}
        />
      </Section>
      <Actions hotel={hotel} session={session} booking={booking} />
      <Timeline hotel={hotel} hrNumber={hrNumber} />
    </>
  )
}

function Actions({ hotel, session, booking }: { hotel: Property; session: Session; booking: Booking }) {
  const [changing, setChanging] = useState(false)
  const confirm = useChange('confirmBooking')
  const cancel = useChange('cancelBooking')
  const tell = useTell()
  const { hr_number, state, rooms } = booking
  // A channel may have added a room to a booking that is confirmed.
  const mayConfirm = rooms.some((room) => mayBecome(room.state, 'confirmed'))
  const path = { hr_id: hotel.hr_id, hr_number }
  if (state === 'canceled' || !mayCall(session, 'changeBooking')) return null
  return (
    <Section title={texts.change.action}>
      {mayConfirm && (
        <Button
          kind="primary"
          busy={confirm.isPending}
          onClick={() =>
            confirm.mutate(
              { path },
              { onSuccess: () => tell.done(texts.confirm.done(hr_number)), onError: tell.failed },
            )
          }
        >
          {texts.confirm.action}
        </Button>
      )}
      <Button onClick={() => setChanging(true)}>{texts.change.heading(hr_number)}</Button>
      <ConfirmButton
        action={texts.cancel.action}
        question={texts.cancel.question(hr_number)}
        onConfirm={async () => {
          await cancel.mutateAsync({ path, body: {} })
          tell.done(texts.cancel.done(hr_number))
        }}
      />
      <Dialog open={changing} onOpenChange={setChanging} title={texts.change.heading(hr_number)}>
        <ChangeForm hotel={hotel} booking={booking} onDone={() => setChanging(false)} />
      </Dialog>
    </Section>
  )
}

const roomColumns = (currency: string): Column<BookingRoom>[] => [
  {
    name: texts.detail.room,
    cell: ({ name, rate_code }) => (
      <>
        {name} <code>{rate_code}</code>
      </>
    ),
  },
  { name: texts.detail.roomState, cell: ({ state }) => texts.states[state] },
  {
    name: texts.stay,
    cell: ({ checkin_date, checkout_date }) => <Stay from={checkin_date} to={checkout_date} />,
  },
  {
    name: texts.detail.taken,
    cell: ({ taken, nights, state }) =>
      state === 'canceled' ? '' : texts.detail.takenOf(taken.length, nights),
  },
  {
    name: texts.detail.price,
    right: true,
    cell: ({ price }) => <Money amount={price} currency={currency} />,
  },
]
