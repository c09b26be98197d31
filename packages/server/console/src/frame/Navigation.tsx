import { Link, useLocation } from 'wouter'
import type { Property, Session } from '../../../src/generated/control.ts'
import type { LiveState } from '../api/live.ts'
import { reads } from '../api/reads.ts'
import { logOut } from '../api/session.ts'
import { Button } from '../parts/Button.tsx'
import { frame } from '../texts/frame.ts'
import { Alarms } from './Alarms.tsx'
import { HotelChooser } from './HotelChooser.tsx'
import { KeysDialog, openKeys } from './KeysDialog.tsx'
import style from './Navigation.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { pathOf, type View } from './views.ts'

type Props = {
  session: Session
  hotels: Property[]
  hrId: string
  views: View[]
  live: LiveState
  onLogOut: () => void
}

export function Navigation({ session, hotels, hrId, views, live, onLogOut }: Props) {
  const [location] = useLocation()
  const leave = async () => {
    await logOut()
    onLogOut()
    reads.clear()
  }
  return (
    <header className={style.bar}>
      <div className={style.head}>
        <HotelChooser hotels={hotels} hrId={hrId} />
        <p className={style.live} data-state={live} role="status">
          {frame.live[live]}
        </p>
      </div>
      <nav aria-label={frame.product}>
        <ul className={style.views}>
          {views.map(({ id, key }) => (
            <li key={id}>
              <Link
                href={pathOf(hrId, id)}
                className={style.link}
                aria-current={location === pathOf(hrId, id) ? 'page' : undefined}
                aria-keyshortcuts={`g ${key}`}
              >
                {frame.views[id]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={style.foot}>
        <Alarms key={hrId} hrId={hrId} />
        <ThemeSwitch />
        <div className={style.row}>
          <Button kind="quiet" onClick={openKeys}>
            {frame.keys.open} <kbd>?</kbd>
          </Button>
          <Button kind="quiet" onClick={() => void leave()} title={frame.role(session.name, session.role)}>
            {frame.logout}
          </Button>
        </div>
        <p className={style.who}>{frame.role(session.name, session.role)}</p>
      </div>
      <KeysDialog views={views} />
    </header>
  )
}
