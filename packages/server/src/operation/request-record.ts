import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestRecord } from '../generated/control.ts'
import { bodyOf, queryOf } from '../http/request.ts'
import { keepBody, type RequestBodies } from '../http/request-log.ts'

type Became = Pick<RequestRecord, 'result' | 'outcome' | 'transaction_id' | 'quota_left'>

/** What became of a request of the property API, for a person. */
export function becameOf({ trace, refusedBy }: FastifyRequest, reply: FastifyReply): Became {
  const { outcome, struck = [] } = trace ?? {}
  const left = reply.getHeader('ratelimit-remaining')
  const known = {
    transaction_id: outcome?.transactionId ?? null,
    quota_left: left === undefined ? null : Number(left),
  }
  const had = (effect: string) => struck.some((fault) => fault.effect === effect)
  if (!reply.raw.writableFinished) {
    const words = had('drop')
      ? 'the connection was dropped on purpose'
      : 'the caller left before the end of the answer'
    return { ...known, result: 'cut_off', outcome: words }
  }
  if (refusedBy !== undefined) return { ...known, result: 'refused', outcome: `refused: ${refusedBy}` }
  if (had('malformed_body')) return { ...known, result: 'cut_off', outcome: 'the answer was cut on purpose' }
  return { ...known, result: outcome?.result ?? 'done', outcome: outcome?.words ?? 'done' }
}

/** What was sent and answered. */
export function bodiesOf(request: FastifyRequest, reply: FastifyReply): RequestBodies {
  const sent = bodyOf(request)
  const { answered } = request
  const contentType = reply.getHeader('content-type')
  const parameters = new URLSearchParams(queryOf(request))
  return {
    request: sent && keepBody(sent, request.raw.headers['content-type']),
    answer:
      answered === undefined
        ? undefined
        : keepBody(answered, contentType === undefined ? undefined : String(contentType)),
    tokens: [...parameters].flatMap(([name, value]) => (/token/i.test(name) ? [value] : [])),
  }
}
