import { useEffect, useRef } from 'react'
import type { Property, QuotaWindow } from '../../../src/generated/control.ts'
import { useRequests } from '../api/live-requests.ts'
import { reads, useRead } from '../api/reads.ts'
import { useServerTime } from '../api/server-time.ts'
import { requests as texts } from '../texts/requests.ts'
import { waitSeconds } from './quota-wait.ts'
import style from './Requests.module.css'

const { quota } = texts

/** The quota as two gauges, and when the next request may go. */
export function Quota({ hotel: { hr_id } }: { hotel: Property }) {
  const { data } = useRead('getQuota', { path: { hr_id } })
  const now = useServerTime()
  useReadAfterRequests()
  if (!data || now === undefined) return null
  const { per_minute, per_day } = data
  if (!per_minute || !per_day) return <p className={style.gauges}>{quota.none}</p>
  const wait = waitSeconds([per_minute, per_day], now)
  return (
    <section className={style.gauges} aria-label={quota.heading}>
      <Gauge label={quota.minute} window={per_minute} now={now} />
      <Gauge label={quota.day} window={per_day} now={now} />
      <p className={style.next} role="status">
        {wait === 0 ? quota.now : wait < 120 ? quota.wait(wait) : quota.waitLong(Math.ceil(wait / 60))}
      </p>
    </section>
  )
}

function Gauge({ label, window, now }: { label: string; window: QuotaWindow; now: number }) {
  const used = new Date(window.ends_at ?? 0).getTime() > now ? window.used : 0
  return (
    <div className={style.gauge}>
      <span>{label}</span>
      <span>{quota.used(used, window.limit)}</span>
      <meter
        aria-label={label}
        min={0}
        max={window.limit}
        high={window.limit * 0.8}
        optimum={0}
        value={used}
      />
    </div>
  )
}

/** Reads the quota again where requests have arrived, once a second: they may be hundreds. */
function useReadAfterRequests(): void {
  const newest = useRequests()[0]?.number
  const latest = useRef(newest)
  latest.current = newest
  useEffect(() => {
    let read = latest.current
    const timer = setInterval(() => {
      if (read === latest.current) return
      read = latest.current
      void reads.invalidateQueries({ queryKey: ['getQuota'] })
    }, 1000)
    return () => clearInterval(timer)
  }, [])
}
