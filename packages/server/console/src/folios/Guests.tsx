import { useState } from 'react'
import type { Stay as HouseStay, Property, Session, StayGuest } from '../../../src/generated/control.ts'
import { useChange, usePages } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { isolated } from '../parts/isolated.ts'
import { More } from '../parts/More.tsx'
import { mayCall } from '../parts/may-call.ts'
import { Section } from '../parts/Section.tsx'
import { Stay } from '../parts/Stay.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { folios } from '../texts/folios.ts'
import { CheckInForm } from './CheckInForm.tsx'
import style from './Guests.module.css'

const { guests: texts } = folios

type Props = { hotel: Property; session: Session; onOpen: (folioId: string) => void }

/** Who is in the house, with check-in and check-out. */
export function Guests({ hotel, session, onOpen }: Props) {
  const [arriving, setArriving] = useState(false)
  const request = { path: { hr_id: hotel.hr_id }, query: { in_house: true, limit: 100 } }
  const { pages, error, more, busy } = usePages('listStays', request)
  const checkOut = useChange('checkOut')
  const tell = useTell()
  if (error) return <ErrorNote error={error} />
  if (!pages) return null
  const stays = pages.flatMap((page) => page.stays)
  const leave = async ({ reservation_id, room_name }: HouseStay) => {
    await checkOut.mutateAsync({ path: { hr_id: hotel.hr_id, reservation_id }, body: {} })
    tell.done(texts.checkedOut(room_name))
  }
  const columns: Column<HouseStay>[] = [
    { name: texts.room, cell: ({ room_name }) => room_name },
    {
      name: texts.guest,
      cell: (stay) => (
        <div className={style.guests}>
          {inHouse(stay).map((guest) => (
            <Button
              key={guest.reservation_id_customer_id}
              onClick={() => onOpen(guest.reservation_id_customer_id)}
            >
              {nameOf(guest)} <code>{guest.reservation_id_customer_id}</code>
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: texts.dates,
      cell: ({ checkin_date, checkout_date }) => <Stay from={checkin_date} to={checkout_date} />,
    },
    { name: texts.booking, cell: ({ hr_number }) => hr_number ?? '' },
    ...(mayCall(session, 'checkOut')
      ? [
          {
            name: texts.checkOut,
            cell: (stay: HouseStay) => (
              <ConfirmButton
                action={texts.checkOut}
                question={texts.checkOutQuestion(namesOf(stay), stay.room_name)}
                onConfirm={() => leave(stay)}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <Section title={texts.heading}>
      {stays.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <Table
          caption={texts.list}
          columns={columns}
          rows={stays}
          keyOf={({ reservation_id }) => String(reservation_id)}
        />
      )}
      <More more={more} busy={busy} />
      {mayCall(session, 'checkIn') && (
        <Button kind="primary" onClick={() => setArriving(true)}>
          {texts.checkIn}
        </Button>
      )}
      <Dialog open={arriving} onOpenChange={setArriving} title={texts.checkIn}>
        <CheckInForm hotel={hotel} onDone={() => setArriving(false)} />
      </Dialog>
    </Section>
  )
}

const inHouse = ({ guests }: HouseStay) => guests.filter(({ checked_out_at }) => checked_out_at === null)

const namesOf = (stay: HouseStay) => inHouse(stay).map(nameOf).map(isolated).join(', ')

const nameOf = ({ firstname, lastname }: StayGuest) => `${firstname} ${lastname}`.trim()
