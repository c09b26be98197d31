import { operationTable } from '@innwire/types'
import { type FormEvent, useState } from 'react'
import type { FaultEffect, Property } from '../../../src/generated/control.ts'
import { calendarUpdates } from '../../../src/property-api/calendar-updates.ts'
import { useChange } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { SelectField, TextField } from '../parts/Field.tsx'
import { Form } from '../parts/Form.tsx'
import { frame } from '../texts/frame.ts'
import { trouble } from '../texts/trouble.ts'
import { faultOf } from './fault-of.ts'

const { faults: texts } = trouble
const effects = Object.entries(texts.effects).map(([value, label]) => ({ value, label }))
const moments = Object.entries(texts.moments).map(([value, label]) => ({ value, label }))

/** The operations that an effect can strike. */
const operationsOf = (effect: FaultEffect) =>
  Object.keys(effect === 'try_again' ? calendarUpdates : operationTable)

/** Asks what is to fail, and how. What is wrong with it the server says. */
export function FaultForm({ hotel, onDone }: { hotel: Property; onDone: () => void }) {
  const [effect, setEffect] = useState<FaultEffect>('status')
  const add = useChange('addFault')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate({ body: faultOf(new FormData(event.currentTarget)) }, { onSuccess: onDone })
  }
  const hasMoment = effect === 'status' || effect === 'drop'
  return (
    <Form onSubmit={submit}>
      <SelectField
        label={texts.effect}
        name="effect"
        value={effect}
        onChange={({ target }) => setEffect(target.value as FaultEffect)}
        options={effects}
      />
      {effect === 'status' && (
        <SelectField
          label={texts.status}
          name="status"
          options={['503', '500', '429'].map((value) => ({ value, label: value }))}
        />
      )}
      {effect === 'delay' && (
        <TextField label={texts.delay} name="delay_ms" inputMode="numeric" defaultValue="5000" />
      )}
      {hasMoment && <SelectField label={texts.moment} name="moment" options={moments} />}
      <SelectField
        label={texts.operation}
        name="operation"
        options={[
          { value: '', label: texts.anyOperation },
          ...operationsOf(effect).map((value) => ({ value, label: value })),
        ]}
      />
      <SelectField
        label={texts.onlyHere}
        name="hr_id"
        options={[
          { value: hotel.hr_id, label: hotel.name },
          { value: '', label: texts.anyOperation },
        ]}
      />
      <TextField
        label={texts.count}
        name="count"
        inputMode="numeric"
        defaultValue="1"
        hint={texts.countHint}
      />
      <TextField label={texts.share} name="share" inputMode="decimal" defaultValue="1" />
      {add.error && <ErrorNote error={add.error} />}
      <footer>
        <Button onClick={onDone}>{frame.cancel}</Button>
        <Button type="submit" kind="primary" busy={add.isPending}>
          {texts.add}
        </Button>
      </footer>
    </Form>
  )
}
