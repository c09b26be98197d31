import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RequestRecord } from '../../../src/generated/control.ts'
import { Badge } from '../parts/Badge.tsx'
import { Time } from '../parts/Time.tsx'
import { requests as texts } from '../texts/requests.ts'
import { toneOf } from './filter.ts'
import style from './Requests.module.css'

const rowHeight = 44

type Props = { requests: readonly RequestRecord[]; zone: string; onOpen: (request: RequestRecord) => void }

/** The list as a person reads it, of which only the rows on the screen exist. */
export function RequestList({ requests, zone, onOpen }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const rows = useWindowVirtualizer({
    count: requests.length,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: top,
    getItemKey: (index) => requests[index]?.number ?? index,
  })
  return (
    <ol ref={list} className={style.list} aria-label={texts.list} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const request = requests[index]
        if (!request) return null
        return (
          <li key={key} className={style.item} style={{ transform: `translateY(${start - top}px)` }}>
            <button
              type="button"
              className={style.request}
              onClick={() => onOpen(request)}
              aria-haspopup="dialog"
            >
              <Row request={request} zone={zone} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Row({ request, zone }: { request: RequestRecord; zone: string }) {
  const { at, operation_id, method, path, status, outcome, duration_ms, faults } = request
  return (
    <>
      <span className={style.time}>
        <Time at={at} zone={zone} seconds day={false} />
      </span>
      <Badge tone={toneOf(request)}>{status ?? texts.cutOff}</Badge>
      <span className={style.operation}>{operation_id ?? `${method} ${path}`}</span>
      <span className={style.outcome}>
        {outcome}
        {faults.length > 0 && <Badge tone="busy">{texts.faults(faults)}</Badge>}
      </span>
      <span className={style.duration}>{texts.duration(duration_ms)}</span>
    </>
  )
}
