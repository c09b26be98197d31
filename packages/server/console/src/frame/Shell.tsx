import { Suspense, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import type { Property, Session } from '../../../src/generated/control.ts'
import { useLiveEvents } from '../api/live.ts'
import { useRead } from '../api/reads.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorNote } from '../parts/ErrorNote.tsx'
import { Loading } from '../parts/Loading.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { frame } from '../texts/frame.ts'
import { Broken } from './Broken.tsx'
import { Navigation } from './Navigation.tsx'
import style from './Shell.module.css'
import { useKeys } from './use-keys.ts'
import { pathOf, type View, views } from './views.ts'

/** Navigation, and the view that the address names: `/console/<hotel>/<view>`. */
export function Shell({ session, onLogOut }: { session: Session; onLogOut: () => void }) {
  const { data, error, refetch } = useRead('listProperties', { query: { limit: 1000 } })
  const hotels = data?.properties
  const [location] = useLocation()
  const [, hrId = ''] = location.split('/').map(decodeURIComponent)
  const live = useLiveEvents(hrId)
  const first = hotels?.[0]
  const { data: hotel, error: unknown } = useRead(
    'getProperty',
    { path: { hr_id: hrId } },
    { enabled: hrId !== '' },
  )
  const shown = views.filter(({ testOnly }) => !testOnly || session.test)
  useKeys(shown, hrId || first?.hr_id)
  useToldOfRole(session.role)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!hotels) return <Loading />
  if (!first) return <EmptyState>{frame.noHotel}</EmptyState>
  if (hrId === '') return <Redirect to={pathOf(first.hr_id, 'requests')} replace />
  return (
    <div className={style.shell}>
      <a className={style.skip} href="#view">
        {frame.skip}
      </a>
      <Navigation
        session={session}
        hotels={hotels}
        hrId={hrId}
        views={shown}
        live={live}
        onLogOut={onLogOut}
      />
      <main id="view" className={style.view} tabIndex={-1}>
        {unknown ? <ErrorNote error={unknown} /> : null}
        {hotel ? <Views hotel={hotel} session={session} views={shown} /> : null}
      </main>
    </div>
  )
}

/** An operator may change the role of a token that is logged in; the form that was refused for it goes with its button. */
function useToldOfRole(role: Session['role']): void {
  const tell = useTell()
  const before = useRef(role)
  useEffect(() => {
    if (before.current === role) return
    before.current = role
    tell.failed({ message: frame.roleChanged(role) })
  })
}

function Views({ hotel, session, views }: { hotel: Property; session: Session; views: View[] }) {
  const fallback = pathOf(hotel.hr_id, 'requests')
  return (
    <Switch>
      {views.map(({ id, Content }) => (
        <Route key={id} path={pathOf(hotel.hr_id, id)}>
          <Broken key={hotel.hr_id + id}>
            <Suspense fallback={<Loading />}>
              <Content hotel={hotel} session={session} />
            </Suspense>
          </Broken>
        </Route>
      ))}
      <Route>
        <Redirect to={fallback} replace />
      </Route>
    </Switch>
  )
}
