import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { CalendarGridRate } from '../../../src/generated/control.ts'
import { addDays, headOf } from '../parts/days.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Loading } from '../parts/Loading.tsx'
import { calendar as texts } from '../texts/calendar.ts'
import { rowsOf } from './cells.ts'
import style from './Grid.module.css'
import { Row } from './Row.tsx'
import { daysOfBlock, useGrid } from './use-grid.ts'

export type Place = { rate: CalendarGridRate; date: string }

type Props = {
  hrId: string
  from: string
  days: number
  toldTo: string | undefined
  onOpen: (place: Place) => void
}

const rowHeight = 32
const cellWidth = 58
const nameWidth = 190

/**
 * Rates by nights. A table would have all its cells: of these only what is on the screen exists. The grid has the focus and names
 * its active cell; arrows move it, Enter opens a night.
 */
export function Grid({ hrId, from, days, toldTo, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState({ row: 0, day: 0 })
  const columns = useVirtualizer({
    horizontal: true,
    count: days,
    getScrollElement: () => frame.current,
    estimateSize: () => cellWidth,
    overscan: 4,
  })
  const visible = columns.getVirtualItems()
  const [first, last] = [visible[0]?.index ?? 0, visible.at(-1)?.index ?? 30]
  const [firstBlock, lastBlock] = [Math.floor(first / daysOfBlock), Math.floor(last / daysOfBlock)]
  const { byBlock, error } = useGrid({ hrId, from, days, toldTo }, firstBlock, lastBlock)
  const read = [...byBlock.values()].find((rates) => rates !== undefined)
  const [known, setKnown] = useState(read)
  // After a jump no block of the screen is read yet; without its rows the grid would lose its place and the focus.
  if (read && read !== known) setKnown(read)
  const rowsByBlock = useMemo(
    () => new Map([...byBlock].map(([block, rates]) => [block, rates && rowsOf(rates)])),
    [byBlock],
  )
  const rowList = useMemo(() => rowsOf(known ?? []), [known])
  const rows = useVirtualizer({
    count: rowList.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  if (error) return <ErrorNote error={error} />
  if (!known) return <Loading />
  if (rowList.length === 0) return <EmptyState>{texts.none}</EmptyState>

  const move = (row: number, day: number) => {
    const next = { row: clamp(row, rowList.length), day: clamp(day, days) }
    setActive(next)
    rows.scrollToIndex(next.row)
    columns.scrollToIndex(next.day)
  }
  const open = (row: number, day: number) => {
    const its = rowList[row]
    if (its) onOpen({ rate: its.rate, date: addDays(from, day) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { row, day } = active
    const moves: Record<string, [number, number]> = {
      ArrowUp: [row - 1, day],
      ArrowDown: [row + 1, day],
      ArrowLeft: [row, day - 1],
      ArrowRight: [row, day + 1],
      PageUp: [row - 10, day],
      PageDown: [row + 10, day],
      Home: [row, 0],
      End: [row, days - 1],
    }
    const target = moves[event.key]
    if (target) move(...target)
    else if (event.key === 'Enter') open(row, day)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={frame}
      className={style.frame}
      role="grid"
      aria-label={texts.grid}
      aria-rowcount={rowList.length + 1}
      aria-colcount={days + 1}
      aria-activedescendant={`cell-${active.row}-${active.day}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div
        style={{ width: nameWidth + columns.getTotalSize(), height: rowHeight * 1.4 + rows.getTotalSize() }}
      >
        <div role="row" aria-rowindex={1} className={style.heads}>
          <div role="columnheader" className={style.corner} style={{ width: nameWidth }} />
          {visible.map(({ index, start }) => (
            <Head key={index} date={addDays(from, index)} left={nameWidth + start} index={index} />
          ))}
        </div>
        {rows.getVirtualItems().map(({ index, start }) => {
          const row = rowList[index]
          return row ? (
            <Row
              key={index}
              index={index}
              row={row}
              top={rowHeight * 1.4 + start}
              height={rowHeight}
              nameWidth={nameWidth}
              cellWidth={cellWidth}
              first={first}
              last={last}
              rowsByBlock={rowsByBlock}
              told={toldTo !== undefined}
              activeDay={active.row === index ? active.day : undefined}
              onOpen={open}
            />
          ) : null
        })}
      </div>
    </div>
  )
}

function Head({ date, left, index }: { date: string; left: number; index: number }) {
  const { weekday, day, month, isWeekend } = headOf(date)
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-label={date}
      className={style.head}
      data-weekend={isWeekend}
      style={{ left, width: cellWidth }}
    >
      <span>{weekday}</span>
      <strong>{day === '1' || index === 0 ? `${month} ${day}` : day}</strong>
    </div>
  )
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)
