import type { ComponentProps } from 'react'
import type { usePages } from '../api/reads.ts'
import { EmptyState } from './EmptyState.tsx'
import { ErrorNote } from './ErrorNote.tsx'
import { More } from './More.tsx'
import { Table } from './Table.tsx'

type Props<Row> = Omit<ComponentProps<typeof Table<Row>>, 'rows'> & {
  reading: Omit<ReturnType<typeof usePages>, 'pages'>
  /** Undefined until the first page was read. */
  rows: readonly Row[] | undefined
  /** What stands where no rows are. */
  none: string
}

/** A list that is read page by page. */
export function PagedTable<Row>({ reading: { error, more, busy }, rows, none, ...table }: Props<Row>) {
  return (
    <>
      {error && <ErrorNote error={error} />}
      {rows && (rows.length === 0 ? <EmptyState>{none}</EmptyState> : <Table {...table} rows={rows} />)}
      <More more={more} busy={busy} />
    </>
  )
}
