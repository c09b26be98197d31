import { type FormEvent, useState } from 'react'
import type { Property } from '../../../src/generated/control.ts'
import { useChange, useRead } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { addDays, todayIn } from '../parts/days.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { SelectField, TextField } from '../parts/Field.tsx'
import { Form } from '../parts/Form.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { frame } from '../texts/frame.ts'
import { reservations } from '../texts/reservations.ts'
import { bookingOf, type Chosen, newNumber, unmappedRoom } from './booking-of.ts'

const { book: texts } = reservations

/** Books as a channel does: in a form, or one of the two kinds that integrations stumble over. */
export function BookingTools({ hotel }: { hotel: Property }) {
  const [open, setOpen] = useState(false)
  const { data: clock } = useRead('getClock')
  const { data: connected } = useRead('listConnections', { path: { hr_id: hotel.hr_id } })
  const channel = connected?.connections.find(({ connector }) => connector.kind !== 'direct')?.channel_code
  const path = { hr_id: hotel.hr_id, channel_code: channel ?? '' }
  const { data: mapped } = useRead('listMappings', { path }, { enabled: channel !== undefined })
  if (!clock || !channel || !mapped) return null
  const arrival = addDays(todayIn(hotel.time_zone, new Date(clock.now)), 7)
  const chosen = { channel, arrival, departure: addDays(arrival, 2), price: '95.00' }
  const first = mapped.mappings[0]?.mapping_code
  const unmapped = unmappedRoom(mapped.mappings)
  return (
    <>
      {first && (
        <BookButton hotel={hotel} chosen={{ ...chosen, guest: 'Group Twelve', mapping: first, rooms: 12 }}>
          {texts.twelve}
        </BookButton>
      )}
      <BookButton hotel={hotel} chosen={{ ...chosen, guest: 'Mina Unmapped', mapping: unmapped, rooms: 1 }}>
        {texts.masterRoom}
      </BookButton>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {texts.one}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.action}>
        <BookingForm hotel={hotel} initial={chosen} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type BookButtonProps = { hotel: Property; chosen: Omit<Chosen, 'number'>; children: string }

/** Books at once. It keeps its number until it knows that the booking was made. */
function BookButton({ hotel, chosen, children }: BookButtonProps) {
  const [number, setNumber] = useState(newNumber)
  const book = useChange('createBooking')
  const tell = useTell()
  const send = () =>
    book.mutate(
      { path: { hr_id: hotel.hr_id }, body: bookingOf({ ...chosen, number }) },
      {
        onSuccess: ({ hr_number }) => {
          setNumber(newNumber())
          tell.done(texts.booked(hr_number))
        },
        onError: tell.failed,
      },
    )
  return (
    <Button busy={book.isPending} onClick={send}>
      {children}
    </Button>
  )
}

type FormProps = {
  hotel: Property
  initial: Pick<Chosen, 'channel' | 'arrival' | 'departure' | 'price'>
  onDone: () => void
}

function BookingForm({ hotel, initial, onDone }: FormProps) {
  const [channel, setChannel] = useState(initial.channel)
  const [number] = useState(newNumber)
  const { data: connected } = useRead('listConnections', { path: { hr_id: hotel.hr_id } })
  const { data: mapped } = useRead('listMappings', { path: { hr_id: hotel.hr_id, channel_code: channel } })
  const book = useChange('createBooking')
  const tell = useTell()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const chosen: Chosen = {
      number,
      channel,
      guest: text('guest'),
      mapping: text('mapping'),
      rooms: Number(text('rooms')),
      arrival: text('arrival'),
      departure: text('departure'),
      price: text('price'),
    }
    book.mutate(
      { path: { hr_id: hotel.hr_id }, body: bookingOf(chosen) },
      {
        onSuccess: ({ hr_number }) => {
          tell.done(texts.booked(hr_number))
          onDone()
        },
      },
    )
  }
  const mappings = mapped?.mappings ?? []
  if (mapped && mappings.length === 0) return <EmptyState>{texts.noRate}</EmptyState>
  return (
    <Form onSubmit={submit}>
      <TextField label={texts.guest} name="guest" defaultValue="Ada Byron" required />
      <SelectField
        label={texts.channel}
        value={channel}
        onChange={({ target }) => setChannel(target.value)}
        options={(connected?.connections ?? []).map(({ channel_code, channel_name }) => ({
          value: channel_code,
          label: channel_name,
        }))}
      />
      <SelectField
        label={texts.rate}
        name="mapping"
        options={mappings.map(({ mapping_code, name, rate_code }) => ({
          value: mapping_code,
          label: `${name} (${rate_code})`,
        }))}
      />
      <TextField label={texts.rooms} name="rooms" type="number" min={1} max={100} defaultValue={1} required />
      <TextField label={texts.arrival} name="arrival" type="date" defaultValue={initial.arrival} required />
      <TextField
        label={texts.departure}
        name="departure"
        type="date"
        defaultValue={initial.departure}
        required
      />
      <TextField label={texts.price} name="price" inputMode="decimal" defaultValue={initial.price} required />
      {book.error && <ErrorNote error={book.error} />}
      <footer>
        <Button onClick={onDone}>{frame.cancel}</Button>
        <Button type="submit" kind="primary" busy={book.isPending}>
          {texts.action}
        </Button>
      </footer>
    </Form>
  )
}
