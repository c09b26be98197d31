import { useState } from 'react'
import type { BookingState } from '../../../src/generated/control.ts'
import type { ViewProps } from '../frame/views.ts'
import { SelectField } from '../parts/Field.tsx'
import { Heading } from '../parts/Heading.tsx'
import { mayCall } from '../parts/may-call.ts'
import { frame } from '../texts/frame.ts'
import { reservations as texts } from '../texts/reservations.ts'
import { BookingDetail } from './BookingDetail.tsx'
import { BookingList } from './BookingList.tsx'
import { BookingTools } from './BookingTools.tsx'

/** The bookings of a hotel, and what the hotel or a channel does with them. */
export default function ReservationsView({ hotel, session }: ViewProps) {
  const [state, setState] = useState<BookingState | ''>('')
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <Heading title={frame.views.reservations} about={texts.about}>
        <SelectField
          label={texts.state}
          value={state}
          onChange={({ target }) => setState(target.value as BookingState | '')}
          options={[
            { value: '', label: texts.any },
            ...Object.entries(texts.states).map(([value, label]) => ({ value, label })),
          ]}
        />
        {mayCall(session, 'createBooking') && <BookingTools hotel={hotel} />}
      </Heading>
      <BookingList hotel={hotel} state={state || undefined} onOpen={setOpened} />
      <BookingDetail hotel={hotel} session={session} hrNumber={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
