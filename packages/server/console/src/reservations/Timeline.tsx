import type { BookingDifference, BookingEvent, Property } from '../../../src/generated/control.ts'
import { useRead } from '../api/reads.ts'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { isolated } from '../parts/isolated.ts'
import { Section } from '../parts/Section.tsx'
import { Time } from '../parts/Time.tsx'
import { reservations } from '../texts/reservations.ts'
import style from './Timeline.module.css'

const { timeline: texts } = reservations

/** What happened to a booking, in its order. */
export function Timeline({ hotel, hrNumber }: { hotel: Property; hrNumber: string }) {
  const path = { hr_id: hotel.hr_id, hr_number: hrNumber }
  const { data, error } = useRead('getBookingTimeline', { path })
  if (error) return <ErrorNote error={error} />
  if (!data) return null
  return (
    <Section title={texts.heading}>
      {!data.is_whole && <p>{texts.notWhole}</p>}
      <ol className={style.timeline}>
        {data.events.map((event) => (
          <li key={JSON.stringify(event)} data-kind={event.kind}>
            <span className={style.time}>
              {event.at === null ? (
                reservations.delivered.unknownTime
              ) : (
                <Time at={event.at} zone={hotel.time_zone} seconds />
              )}
            </span>
            <div>
              {wordsOf(event)}
              {event.differences.length > 0 && <Differences differences={event.differences} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function wordsOf({ kind, token_label, guest, room_name }: BookingEvent): string {
  if (kind === 'delivered') return texts.delivered(token_label ?? '')
  if (kind === 'checked_in' || kind === 'checked_out')
    return texts[kind](isolated(guest ?? ''), isolated(room_name ?? ''))
  return texts[kind]
}

function Differences({ differences }: { differences: BookingDifference[] }) {
  return (
    <ul className={style.differences}>
      {differences.map(({ field, before, after }) => (
        <li key={field}>
          {texts.fields[field] ?? field}
          {before !== after && `: ${texts.from(before, after)}`}
        </li>
      ))}
    </ul>
  )
}
