import { useState } from 'react'
import { useRead } from '../api/reads.ts'
import type { ViewProps } from '../frame/views.ts'
import { todayIn } from '../parts/days.ts'
import { SelectField, TextField } from '../parts/Field.tsx'
import { Heading } from '../parts/Heading.tsx'
import { calendar as texts } from '../texts/calendar.ts'
import { frame } from '../texts/frame.ts'
import { CellDetail } from './CellDetail.tsx'
import { Grid, type Place } from './Grid.tsx'
import { Legend } from './Legend.tsx'

/** How far ahead a hotel sells, as the service lets it. */
const days = 500

/** The calendar of a hotel, by its own eyes or by those of a channel. */
export default function CalendarView({ hotel }: ViewProps) {
  const { data: clock } = useRead('getClock')
  const { data } = useRead('listConnections', { path: { hr_id: hotel.hr_id } })
  const [from, setFrom] = useState<string>()
  const [toldTo, setToldTo] = useState('')
  const [opened, setOpened] = useState<Place>()
  const first = from ?? (clock && todayIn(hotel.time_zone, new Date(clock.now)))
  const channels = data?.connections ?? []
  return (
    <>
      <Heading title={frame.views.calendar} about={texts.about}>
        <TextField
          label={texts.from}
          type="date"
          value={first ?? ''}
          onChange={({ target }) => target.value && setFrom(target.value)}
        />
        <SelectField
          label={texts.lens}
          value={toldTo}
          onChange={({ target }) => setToldTo(target.value)}
          options={[
            { value: '', label: texts.own },
            ...channels.map(({ channel_code, channel_name }) => ({
              value: channel_code,
              label: texts.toldTo(channel_name),
            })),
          ]}
        />
      </Heading>
      {first && (
        <Grid
          key={`${first} ${toldTo}`}
          hrId={hotel.hr_id}
          from={first}
          days={days}
          toldTo={toldTo || undefined}
          onOpen={setOpened}
        />
      )}
      <Legend lens={toldTo !== ''} />
      <CellDetail hotel={hotel} place={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
