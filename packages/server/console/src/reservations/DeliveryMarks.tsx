import type { BookingReceipt } from '../../../src/generated/control.ts'
import { Badge } from '../parts/Badge.tsx'
import { Time } from '../parts/Time.tsx'
import { reservations } from '../texts/reservations.ts'
import style from './Timeline.module.css'

const { delivered: texts } = reservations

/** To which tokens a booking was delivered, when, and whether it changed since. */
export function DeliveryMarks({ receipts, zone }: { receipts: BookingReceipt[]; zone: string }) {
  if (receipts.length === 0) return texts.none
  return (
    <ul className={style.marks}>
      {receipts.map(({ token_id, token_label, delivered_at, changed_since }) => (
        <li key={token_id}>
          {token_label}: {delivered_at === null ? texts.unknownTime : <Time at={delivered_at} zone={zone} />}{' '}
          {changed_since && <Badge tone="doubt">{texts.changedSince}</Badge>}
        </li>
      ))}
    </ul>
  )
}
