import { useState } from 'react'
import type { Alarm } from '../../../src/generated/control.ts'
import { useRead } from '../api/reads.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { frame } from '../texts/frame.ts'
import style from './Alarms.module.css'

const { alarms: texts } = frame

/** How many things wait for a person at this hotel, and the list of them. */
export function Alarms({ hrId }: { hrId: string }) {
  const [open, setOpen] = useState(false)
  const { data } = useRead('listAlarms', { query: { hr_id: hrId } })
  const alarms = data?.alarms ?? []
  return (
    <>
      <Button kind={alarms.length > 0 ? 'alarm' : 'quiet'} onClick={() => setOpen(true)}>
        {texts.button(alarms.length, data?.next != null)}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.heading}>
        {alarms.length === 0 && <p>{texts.none}</p>}
        <ul className={style.list}>
          {alarms.map((alarm) => (
            <li key={JSON.stringify(alarm)} className={style.alarm}>
              <h3>{texts.kinds[alarm.kind]}</h3>
              <p>{texts.whatToDo[alarm.kind]}</p>
              <dl>
                {detailsOf(alarm).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

/** Every field of an alarm but the hotel and the kind, which are said already. */
const detailsOf = ({ hr_id: _, kind: __, ...rest }: Alarm): [string, string][] => fieldsOf(rest)

const fieldsOf = (fields: object): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === null) return []
    if (Array.isArray(value)) return [[wordsOf(name), value.join(', ')]]
    return typeof value === 'object' ? fieldsOf(value) : [[wordsOf(name), String(value)]]
  })

const wordsOf = (name: string) => name.replaceAll('_', ' ')
