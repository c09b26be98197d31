import { type FormEvent, useState } from 'react'
import type { Property, Session, Snapshot } from '../../../src/generated/control.ts'
import { useChange, useRead } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { TextField } from '../parts/Field.tsx'
import { mayCall } from '../parts/may-call.ts'
import { Section } from '../parts/Section.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { trouble } from '../texts/trouble.ts'
import style from './Trouble.module.css'

const { snapshots: texts } = trouble

/** Copies of the whole state, by name. */
export function Snapshots({ hotel, session }: { hotel: Property; session: Session }) {
  const [after, setAfter] = useState<string>()
  const { data } = useRead('listSnapshots', { query: { limit: 100, ...(after && { after }) } })
  const take = useChange('takeSnapshot')
  const restore = useChange('restoreSnapshot')
  const remove = useChange('deleteSnapshot')
  const tell = useTell()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    take.mutate(
      { path: { name } },
      {
        onSuccess: () => {
          form.reset()
          tell.done(texts.took(name))
        },
      },
    )
  }
  if (!data) return null
  const actions = ({ name }: Snapshot) => (
    <span className={style.actions}>
      {mayCall(session, 'restoreSnapshot') && (
        <ConfirmButton
          action={texts.restore}
          question={texts.restoreQuestion(name)}
          onConfirm={async () => {
            await restore.mutateAsync({ path: { name } })
            tell.done(texts.restored(name))
          }}
        />
      )}
      {mayCall(session, 'deleteSnapshot') && (
        <ConfirmButton
          action={texts.remove}
          question={texts.removeQuestion(name)}
          onConfirm={() => remove.mutateAsync({ path: { name } })}
        />
      )}
    </span>
  )
  const columns: Column<Snapshot>[] = [
    { name: texts.name, cell: ({ name }) => name },
    { name: texts.taken, cell: ({ taken_at }) => <Time at={taken_at} zone={hotel.time_zone} /> },
    ...(mayCall(session, 'deleteSnapshot') ? [{ name: '', cell: actions }] : []),
  ]
  return (
    <Section title={texts.heading} about={texts.about}>
      {data.snapshots.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <Table caption={texts.list} columns={columns} rows={data.snapshots} keyOf={({ name }) => name} />
      )}
      {data.next && <Button onClick={() => setAfter(data.next ?? undefined)}>{texts.list}</Button>}
      {mayCall(session, 'takeSnapshot') && (
        <form className={style.inline} onSubmit={submit}>
          <TextField label={texts.name} name="name" required maxLength={64} />
          <Button type="submit" busy={take.isPending}>
            {texts.take}
          </Button>
        </form>
      )}
      {take.error && <ErrorNote error={take.error} />}
    </Section>
  )
}
