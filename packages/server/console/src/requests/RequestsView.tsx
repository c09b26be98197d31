import { useState } from 'react'
import type { RequestRecord } from '../../../src/generated/control.ts'
import type { ViewProps } from '../frame/views.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { Heading } from '../parts/Heading.tsx'
import { frame } from '../texts/frame.ts'
import { requests as texts } from '../texts/requests.ts'
import { curlOf } from './as-curl.ts'
import { FilterBar } from './FilterBar.tsx'
import { type Filter, fits } from './filter.ts'
import { Quota } from './Quota.tsx'
import { RequestDetail } from './RequestDetail.tsx'
import { RequestList } from './RequestList.tsx'
import { useShownRequests } from './use-shown-requests.ts'

/** The live requests of a hotel, those with wrong credentials included. */
export default function RequestsView({ hotel }: ViewProps) {
  const [filter, setFilter] = useState<Filter>({ text: '', onlyRefused: false })
  const [opened, setOpened] = useState<RequestRecord>()
  const { requests, waiting, paused, setPaused } = useShownRequests()
  const ofHotel = requests.filter(({ hr_id }) => hr_id === hotel.hr_id || hr_id === null)
  const fitting = ofHotel.filter((request) => fits(request, filter))
  return (
    <>
      <Heading title={frame.views.requests} about={texts.about} />
      <Quota hotel={hotel} />
      <FilterBar filter={filter} onFilter={setFilter} paused={paused} waiting={waiting} onPause={setPaused} />
      {ofHotel.length === 0 ? (
        <EmptyState>
          <p>{texts.empty}</p>
          <pre>{curlOf({ method: 'GET', path: '/api/v2/apps/rooms', query: `hr_id=${hotel.hr_id}` })}</pre>
        </EmptyState>
      ) : fitting.length === 0 ? (
        <EmptyState>{texts.noneFits}</EmptyState>
      ) : (
        <RequestList requests={fitting} zone={hotel.time_zone} onOpen={setOpened} />
      )}
      <RequestDetail request={opened} zone={hotel.time_zone} onClose={() => setOpened(undefined)} />
    </>
  )
}
