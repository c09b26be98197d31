import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { refused } from './refusals.ts'

/** What goes wrong with requests of the property API on purpose. */
export function faultHandlers({ faults }: ControlParts) {
  return {
    listFaults: async () => ({ status: 200, body: { faults: faults.list() } }),

    addFault: async ({ body }) => ({ status: 201, body: faults.add(body) }),

    deleteFault: async ({ path: { fault_id } }) => {
      if (faults.remove(fault_id)) return { status: 204 }
      throw refused('not_found', `There is no fault ${fault_id}. See the list of faults.`)
    },

    clearFaults: async () => {
      faults.clear()
      return { status: 204 }
    },
  } satisfies Partial<ControlHandlers>
}
