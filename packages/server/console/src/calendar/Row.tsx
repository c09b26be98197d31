import { memo } from 'react'
import { cellOf, type GridRow, type Cell as Shown } from './cells.ts'
import style from './Grid.module.css'
import { daysOfBlock } from './use-grid.ts'

type Props = {
  index: number
  row: GridRow
  top: number
  height: number
  nameWidth: number
  cellWidth: number
  first: number
  last: number
  rowsByBlock: ReadonlyMap<number, GridRow[] | undefined>
  told: boolean
  activeDay: number | undefined
  onOpen: (row: number, day: number) => void
}

/** A row of the grid with the cells of the days on the screen; those that are still being read are empty. */
export const Row = memo(function Row(props: Props) {
  const { index, row, top, height, nameWidth, cellWidth, first, last } = props
  const { rowsByBlock, told, activeDay, onOpen } = props
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={style.row}
      data-kind={row.kind}
      style={{ top, height }}
    >
      <div role="rowheader" className={style.name} style={{ width: nameWidth }}>
        <span className={style.title}>{row.rate.name}</span> <code>{row.rate.code}</code>
      </div>
      {days.map((day) => {
        const its = rowsByBlock.get(Math.floor(day / daysOfBlock))?.[index]
        const { text, marks, tone, differs, label } = its ? cellOf(its, day % daysOfBlock, told) : empty
        return (
          <Cell
            key={day}
            row={index}
            day={day}
            left={nameWidth + day * cellWidth}
            width={cellWidth}
            text={text}
            marks={marks}
            tone={tone}
            differs={differs}
            label={label}
            active={activeDay === day}
            onOpen={onOpen}
          />
        )
      })}
    </div>
  )
})

const empty: Shown = { text: '', marks: '', tone: 'nothing', differs: false, label: '' }

type CellProps = Shown & {
  row: number
  day: number
  left: number
  width: number
  active: boolean
  onOpen: (row: number, day: number) => void
}

const Cell = memo(function Cell(props: CellProps) {
  const { row, day, left, width, text, marks, tone, differs, label, active, onOpen } = props
  return (
    <div
      role="gridcell"
      id={`cell-${row}-${day}`}
      aria-colindex={day + 2}
      aria-label={label}
      title={label}
      className={style.cell}
      data-tone={tone}
      data-differs={differs}
      data-active={active}
      style={{ left, width }}
      onClick={() => onOpen(row, day)}
    >
      {text}
      {marks && <small>{marks}</small>}
    </div>
  )
})
