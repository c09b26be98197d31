import type { FaultEffect } from '../generated/control.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'

export function requestHandlers({ requests }: ControlParts) {
  return {
    listRequests: async ({ query: { hr_id, limit } }) => {
      const list = requests.list({ hrId: hr_id, limit })
      const shown = list.map((request) => ({ ...request, faults: request.faults as FaultEffect[] }))
      return { status: 200, body: { requests: shown } }
    },
  } satisfies Partial<ControlHandlers>
}
