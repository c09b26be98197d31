import type { ControlHandlers, ControlParts } from './handler-types.ts'

/** What became of the requests of the property API. */
export function requestHandlers({ requests }: ControlParts) {
  return {
    listRequests: async ({ query: { hr_id, limit } }) => ({
      status: 200,
      body: { requests: requests.list({ hrId: hr_id, limit }) },
    }),
  } satisfies Partial<ControlHandlers>
}
