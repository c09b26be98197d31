import type { RequestDetail } from '../generated/control.ts'
import { redactBody } from '../http/redact-body.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { refused } from './refusals.ts'

/** What became of the requests of the property API. */
export function requestHandlers({ requests, redact }: ControlParts) {
  return {
    listRequests: async ({ query: { hr_id, limit } }) => ({
      status: 200,
      body: { requests: requests.list({ hrId: hr_id, limit }) },
    }),

    getRequest: async ({ path: { number } }) => {
      const found = requests.find(number)
      if (!found) throw refused('not_found', noRequest(number))
      const { request, answer, tokens = [] } = found.bodies ?? {}
      const body: RequestDetail = {
        ...found.record,
        request_content_type: request?.contentType ?? null,
        request_body: request ? redactBody(request, tokens, redact) : null,
        request_cut: request?.isCut ?? false,
        answer_content_type: answer?.contentType ?? null,
        answer_body: answer ? redactBody(answer, tokens, redact) : null,
        answer_cut: answer?.isCut ?? false,
      }
      return { status: 200, body }
    },
  } satisfies Partial<ControlHandlers>
}

const noRequest = (number: number) =>
  `There is no request ${number}: it is too old, or another process has it. See the list of requests.`
