import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Property } from '../../../src/generated/control.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { frame } from '../texts/frame.ts'
import style from './HotelChooser.module.css'
import { pathOf, type View, views } from './views.ts'

/** Of many that fit, so many are listed: a person types on. */
const mostListed = 50

/** Names the hotel that is shown, and opens a list of the others. */
export function HotelChooser({ hotels, hrId }: { hotels: Property[]; hrId: string }) {
  const [open, setOpen] = useState(false)
  const present = hotels.find((hotel) => hotel.hr_id === hrId)
  return (
    <>
      <button type="button" className={style.present} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className={style.name}>{present?.name ?? hrId}</span>
        <code>{hrId}</code>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={frame.hotel}>
        <Choice hotels={hotels} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Choice({ hotels, onDone }: { hotels: Property[]; onDone: () => void }) {
  const [location, go] = useLocation()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const fitting = hotels
    .filter(({ name, hr_id }) => `${name} ${hr_id}`.toLowerCase().includes(wanted))
    .slice(0, mostListed)
  const present = views.find(({ id }) => location.endsWith(`/${id}`))
  const choose = (hrId: string, view: View['id'] = present?.id ?? 'requests') => {
    go(pathOf(hrId, view))
    onDone()
  }
  return (
    <div className={style.choice}>
      <TextField
        label={frame.findHotel}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <ul>
        {fitting.map(({ hr_id, name }) => (
          <li key={hr_id}>
            <button type="button" className={style.option} onClick={() => choose(hr_id)}>
              {name} <code>{hr_id}</code>
            </button>
          </li>
        ))}
      </ul>
      {fitting.length === 0 && (
        <>
          <p>{frame.noSuchHotel}</p>
          <Button onClick={() => choose(text.trim())}>{frame.openHotel(text.trim())}</Button>
        </>
      )}
    </div>
  )
}
