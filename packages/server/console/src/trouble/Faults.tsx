import { useState } from 'react'
import type { Fault, Property } from '../../../src/generated/control.ts'
import { useChange, useRead } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { Section } from '../parts/Section.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { trouble } from '../texts/trouble.ts'
import { FaultForm } from './FaultForm.tsx'
import style from './Trouble.module.css'

const { faults: texts } = trouble

/** The faults, and a form for another one. */
export function Faults({ hotel, may }: { hotel: Property; may: boolean }) {
  const [adding, setAdding] = useState(false)
  const { data } = useRead('listFaults')
  const remove = useChange('deleteFault')
  const clear = useChange('clearFaults')
  const tell = useTell()
  if (!data) return null
  const columns: Column<Fault>[] = [
    { name: texts.effect, cell: effectOf },
    { name: texts.operation, cell: ({ operation }) => operation ?? texts.anyOperation },
    { name: texts.onlyHere, cell: ({ hr_id }) => hr_id ?? texts.anyOperation },
    { name: texts.hits, cell: ({ hits }) => hits, right: true },
    { name: texts.left, cell: ({ count }) => (count === 0 ? texts.usedUp : (count ?? texts.endless)) },
    ...(may
      ? [
          {
            name: texts.remove,
            cell: ({ id }: Fault) => (
              <Button
                kind="quiet"
                onClick={() => remove.mutate({ path: { fault_id: id } }, { onError: tell.failed })}
              >
                {texts.remove}
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <Section title={texts.heading} about={texts.about}>
      {data.faults.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <Table caption={texts.list} columns={columns} rows={data.faults} keyOf={({ id }) => String(id)} />
      )}
      {may && (
        <div className={style.actions}>
          <Button kind="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
          {data.faults.length > 0 && (
            <ConfirmButton
              action={texts.clear}
              question={texts.clearQuestion}
              onConfirm={() => clear.mutateAsync({})}
            />
          )}
        </div>
      )}
      <Dialog open={adding} onOpenChange={setAdding} title={texts.add}>
        <FaultForm hotel={hotel} onDone={() => setAdding(false)} />
      </Dialog>
    </Section>
  )
}

const effectOf = ({ effect, status, delay_ms, moment, share }: Fault) => {
  const what = [
    texts.effects[effect],
    status,
    delay_ms && `${delay_ms} ms`,
    share < 1 && texts.shareOf(Math.round(share * 100)),
  ].filter(Boolean)
  return what.join(', ') + (moment === 'after_commit' ? `. ${texts.moment} ${texts.moments[moment]}.` : '')
}
