import type { CalendarValues, Property } from '../../../src/generated/control.ts'
import { useRead } from '../api/reads.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Section } from '../parts/Section.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { calendar as texts } from '../texts/calendar.ts'
import type { Place } from './Grid.tsx'
import { NightBookings } from './NightBookings.tsx'
import { NightHistory } from './NightHistory.tsx'
import { shownValue } from './shown-value.ts'

type Props = { hotel: Property; place: Place | undefined; onClose: () => void }

/** One night of one rate: what the hotel has, what each channel was told, who has a room, and how that came. */
export function CellDetail({ hotel, place, onClose }: Props) {
  return (
    <Dialog
      side
      open={place !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={place ? texts.detail.title(place.rate.name, place.date) : ''}
    >
      {place && (
        <>
          <Values hotel={hotel} place={place} />
          <NightBookings hotel={hotel} place={place} />
          <NightHistory hotel={hotel} place={place} />
        </>
      )}
    </Dialog>
  )
}

const fields = Object.keys(texts.fields) as (keyof CalendarValues)[]

function Values({ hotel, place: { rate, date } }: { hotel: Property; place: Place }) {
  const query = { from: date, to: date, code: rate.code }
  const { data, error } = useRead('getCalendar', { path: { hr_id: hotel.hr_id }, query })
  if (error) return <ErrorNote error={error} />
  if (!data) return null
  const entry = data.entries[0]
  const channels = entry?.channels ?? []
  const columns: Column<keyof CalendarValues>[] = [
    { name: texts.detail.field, cell: (field) => texts.fields[field] },
    { name: texts.detail.hotel, cell: (field) => shownValue(entry?.[field]) },
    ...channels.map((told) => ({
      name: `${told.channel_code} ${told.mapping_code}`,
      cell: (field: keyof CalendarValues) => shownValue(told[field]),
    })),
  ]
  return (
    <Section title={texts.detail.values}>
      <Table caption={texts.detail.values} columns={columns} rows={fields} keyOf={(field) => field} />
    </Section>
  )
}
