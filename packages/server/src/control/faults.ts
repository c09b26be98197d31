import { faultsCleared } from '../property-api/fault-rules.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { refused } from './refusals.ts'

/** What goes wrong with requests of the property API on purpose. */
export function faultHandlers({ service: { storage }, faults }: ControlParts) {
  return {
    listFaults: async () => ({ status: 200, body: { faults: await faults.list() } }),

    addFault: async ({ body }) => ({ status: 201, body: await faults.add(body) }),

    deleteFault: async ({ path: { fault_id } }) => {
      if (await faults.remove(fault_id)) return { status: 204 }
      throw refused('not_found', `There is no fault ${fault_id}. See the list of faults.`)
    },

    clearFaults: async () => {
      await faults.clear()
      await storage.shared?.tell(faultsCleared)
      return { status: 204 }
    },
  } satisfies Partial<ControlHandlers>
}
