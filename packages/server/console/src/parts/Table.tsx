import type { ReactNode } from 'react'
import style from './Table.module.css'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers and amounts stand at the right. */
  right?: boolean
}

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Makes the first cell of each row a button that opens it. */
  onOpen?: (row: Row) => void
}

/** A list of some hundred rows. On a phone each row is a card, with the names of its columns. */
export function Table<Row>({ caption, columns, rows, keyOf, onOpen }: Props<Row>) {
  return (
    <div className={style.frame}>
      <table className={style.table}>
        <caption className={style.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, right }) => (
              <th key={name} scope="col" data-right={right}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-opens={onOpen !== undefined} onClick={onOpen && (() => onOpen(row))}>
              {columns.map(({ name, cell, right }, index) => (
                <td key={name} data-name={name} data-right={right}>
                  {onOpen && index === 0 ? (
                    <button type="button" className={style.open} aria-haspopup="dialog">
                      {cell(row)}
                    </button>
                  ) : (
                    <div>{cell(row)}</div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
