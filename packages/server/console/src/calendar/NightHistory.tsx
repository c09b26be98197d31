import { useState } from 'react'
import type {
  CalendarHistoryChange,
  CalendarValues,
  Delivery,
  Property,
  RequestRecord,
} from '../../../src/generated/control.ts'
import { usePages } from '../api/reads.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { More } from '../parts/More.tsx'
import { Section } from '../parts/Section.tsx'
import { Time } from '../parts/Time.tsx'
import { RequestDetail } from '../requests/RequestDetail.tsx'
import { useShownRequests } from '../requests/use-shown-requests.ts'
import { calendar } from '../texts/calendar.ts'
import { channels } from '../texts/channels.ts'
import type { Place } from './Grid.tsx'
import style from './Night.module.css'
import { shownValue } from './shown-value.ts'

const { history: texts } = calendar

/** What changed a night, newest first: by which request or booking, and what each channel said. */
export function NightHistory({ hotel, place: { rate, date } }: { hotel: Property; place: Place }) {
  const [opened, setOpened] = useState<RequestRecord>()
  const { requests } = useShownRequests()
  const path = { hr_id: hotel.hr_id, rate_code: rate.code, date }
  const { pages, error, more, busy } = usePages('getCalendarHistory', { path, query: { limit: 20 } })
  const changes = pages?.flatMap((page) => page.changes) ?? []
  return (
    <Section title={texts.heading}>
      {error && <ErrorNote error={error} />}
      {pages && changes.length === 0 && !more && <EmptyState>{texts.none}</EmptyState>}
      <ol className={style.list}>
        {changes.map((change) => (
          <li key={`${change.transaction_id} ${JSON.stringify(change.values)}`}>
            <Change change={change} requests={requests} zone={hotel.time_zone} onOpen={setOpened} />
          </li>
        ))}
      </ol>
      <More more={more} busy={busy} />
      <RequestDetail request={opened} zone={hotel.time_zone} onClose={() => setOpened(undefined)} />
    </Section>
  )
}

type ChangeProps = {
  change: CalendarHistoryChange
  /** Those that the server still has. */
  requests: readonly RequestRecord[]
  zone: string
  onOpen: (request: RequestRecord) => void
}

function Change({ change, requests, zone, onOpen }: ChangeProps) {
  const { created_at, values, channels: limited, transaction_id, operation_id } = change
  const { deliveries, delivery_count } = change
  return (
    <>
      <h3>
        <Time at={created_at} zone={zone} seconds /> {wordsOf(values)}
      </h3>
      <p>
        <Cause change={change} requests={requests} onOpen={onOpen} /> {texts.transaction(transaction_id)}
        {operation_id !== null && limited && ` ${texts.limitedTo(limited)}`}
      </p>
      <ul className={style.answers}>
        {deliveries.map((delivery) => (
          <Answer key={delivery.id} delivery={delivery} zone={zone} />
        ))}
        {delivery_count > deliveries.length && <li>{texts.more(delivery_count - deliveries.length)}</li>}
      </ul>
    </>
  )
}

/** Who changed it. A request that the server still has can be opened. */
function Cause({ change, requests, onOpen }: Omit<ChangeProps, 'zone'>) {
  const { operation_id, token_label, request_id, hr_number, transaction_id } = change
  const request = requests.find((its) => its.transaction_id === transaction_id && its.id === request_id)
  if (operation_id === null) return hr_number === null ? texts.byServer : texts.byBooking(hr_number)
  return (
    <>
      {texts.byRequest(operation_id, token_label)}{' '}
      {request ? (
        <button type="button" className={style.open} aria-haspopup="dialog" onClick={() => onOpen(request)}>
          {texts.request(request.id)}
        </button>
      ) : (
        request_id && texts.request(request_id)
      )}
      .
    </>
  )
}

function Answer({ delivery, zone }: { delivery: Delivery; zone: string }) {
  const { channel_code, mapping_code, name, state, settled_at, error_message } = delivery
  return (
    <li data-state={state}>
      <strong>{channel_code}</strong> {name} <code>{mapping_code}</code>: {channels.deliveries.states[state]}{' '}
      {settled_at && <Time at={settled_at} zone={zone} seconds />}
      {error_message && `, ${texts.said(error_message)}`}
    </li>
  )
}

const wordsOf = (values: CalendarValues): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${calendar.fields[field as keyof CalendarValues]} ${shownValue(value)}`)
    .join(', ')
