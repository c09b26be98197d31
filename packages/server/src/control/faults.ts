import type { OperationId } from '@innwire/types'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { refused } from './refusals.ts'

export function faultHandlers({ faults }: ControlParts) {
  return {
    listFaults: async () => ({ status: 200, body: { faults: faults.list() } }),

    addFault: async ({ body }) => {
      // The rules of the contract let only operations of the property API in.
      const operation = body.operation as OperationId | null
      return { status: 201, body: faults.add({ ...body, operation }) }
    },

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
