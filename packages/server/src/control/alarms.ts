import { listAlarms, placeFrom, placeText } from '../alarms/list-alarms.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { noSuchPlace, pageOf } from './pages.ts'

export function alarmHandlers({ service: { storage, clock } }: ControlParts) {
  return {
    listAlarms: async ({ query: { hr_id: hrId, kind, after: text, limit } }) => {
      if (hrId !== undefined) await findProperty(storage.read, hrId)
      const after = text === undefined ? undefined : placeFrom(text)
      const isElsewhere = (kind ?? after?.kind) !== after?.kind || (hrId ?? after?.hr_id) !== after?.hr_id
      if (text !== undefined && (!after || isElsewhere)) throw noSuchPlace()
      const wanted = { hrId, kind, after, most: limit + 1, now: clock.now() }
      const found = await listAlarms(storage.readInBackground, wanted)
      const { page, next } = pageOf(found, limit, ({ place }) => placeText(place))
      return { status: 200, body: { alarms: page.flatMap(({ alarm }) => alarm ?? []), next } }
    },
  } satisfies Partial<ControlHandlers>
}
