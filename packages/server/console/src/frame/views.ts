import { type ComponentType, lazy } from 'react'
import type { Property, Session } from '../../../src/generated/control.ts'
import type { frame } from '../texts/frame.ts'

/** What every view gets. */
export type ViewProps = { hotel: Property; session: Session }

export type View = {
  id: keyof typeof frame.views
  /** Pressed after g. */
  key: string
  /** Only where the server was started with --demo or --test. */
  testOnly?: true
  Content: ComponentType<ViewProps>
}

/** The views, in the order of the navigation. Each is loaded when it is opened first. */
export const views: View[] = [
  { id: 'requests', key: 'r', Content: lazy(() => import('../requests/RequestsView.tsx')) },
  { id: 'calendar', key: 'c', Content: lazy(() => import('../calendar/CalendarView.tsx')) },
  { id: 'channels', key: 'h', Content: lazy(() => import('../channels/ChannelsView.tsx')) },
  { id: 'reservations', key: 'b', Content: lazy(() => import('../reservations/ReservationsView.tsx')) },
  { id: 'folios', key: 'f', Content: lazy(() => import('../folios/FoliosView.tsx')) },
  { id: 'trouble', key: 't', testOnly: true, Content: lazy(() => import('../trouble/TroubleView.tsx')) },
]

export const pathOf = (hrId: string, view: View['id']): string => `/${encodeURIComponent(hrId)}/${view}`
