import type { FormEvent } from 'react'
import type { Property } from '../../../src/generated/control.ts'
import { useChange, useRead } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { addDays, todayIn } from '../parts/days.ts'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { TextField } from '../parts/Field.tsx'
import { Form } from '../parts/Form.tsx'
import { folios } from '../texts/folios.ts'
import { frame } from '../texts/frame.ts'

const { guests: texts } = folios

/** Checks a guest into a room. What is wrong with it the server says. */
export function CheckInForm({ hotel, onDone }: { hotel: Property; onDone: () => void }) {
  const { data: clock } = useRead('getClock')
  const checkIn = useChange('checkIn')
  if (!clock) return null
  const today = todayIn(hotel.time_zone, new Date(clock.now))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const body = {
      room_name: text('room_name'),
      checkin_date: text('checkin_date'),
      checkout_date: text('checkout_date'),
      hr_number: text('hr_number') || null,
      guests: [{ firstname: text('firstname'), lastname: text('lastname'), birth_date: text('birth_date') }],
    }
    checkIn.mutate({ path: { hr_id: hotel.hr_id }, body }, { onSuccess: onDone })
  }
  return (
    <Form onSubmit={submit}>
      <TextField label={texts.firstname} name="firstname" required />
      <TextField label={texts.lastname} name="lastname" required />
      <TextField label={texts.birthDate} name="birth_date" type="date" required />
      <TextField label={texts.room} name="room_name" required />
      <TextField label={texts.hrNumber} name="hr_number" />
      <TextField label={texts.arrival} name="checkin_date" type="date" defaultValue={today} required />
      <TextField
        label={texts.departure}
        name="checkout_date"
        type="date"
        defaultValue={addDays(today, 1)}
        required
      />
      {checkIn.error && <ErrorNote error={checkIn.error} />}
      <footer>
        <Button onClick={onDone}>{frame.cancel}</Button>
        <Button type="submit" kind="primary" busy={checkIn.isPending}>
          {texts.checkIn}
        </Button>
      </footer>
    </Form>
  )
}
