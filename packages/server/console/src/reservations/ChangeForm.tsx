import { type FormEvent, useState } from 'react'
import type { Booking, Property } from '../../../src/generated/control.ts'
import { useChange } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { TextField } from '../parts/Field.tsx'
import { Form } from '../parts/Form.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { frame } from '../texts/frame.ts'
import { reservations as texts } from '../texts/reservations.ts'
import { changeOf, formOf } from './change-of.ts'

type Props = { hotel: Property; booking: Booking; onDone: () => void }

/** Changes a booking as the channel does that sold it. */
export function ChangeForm({ hotel, booking, onDone }: Props) {
  const change = useChange('changeBooking')
  const tell = useTell()
  const [shown] = useState(() => formOf(booking))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const filled = {
      guest: text('guest'),
      note: text('note'),
      arrival: text('arrival'),
      departure: text('departure'),
    }
    change.mutate(
      { path: { hr_id: hotel.hr_id, hr_number: booking.hr_number }, body: changeOf(booking, shown, filled) },
      {
        onSuccess: () => {
          tell.done(texts.change.done(booking.hr_number))
          onDone()
        },
      },
    )
  }
  return (
    <Form onSubmit={submit}>
      <TextField label={texts.book.guest} name="guest" defaultValue={shown.guest} required />
      <TextField label={texts.change.note} name="note" defaultValue={shown.note} />
      <TextField
        label={texts.book.arrival}
        name="arrival"
        type="date"
        defaultValue={shown.arrival}
        required
      />
      <TextField
        label={texts.book.departure}
        name="departure"
        type="date"
        defaultValue={shown.departure}
        required
      />
      {change.error && <ErrorNote error={change.error} />}
      <footer>
        <Button onClick={onDone}>{frame.cancel}</Button>
        <Button type="submit" kind="primary" busy={change.isPending}>
          {texts.change.action}
        </Button>
      </footer>
    </Form>
  )
}
