import type { OperationId } from '@innwire/types'

/** A request of the property API as it was answered, without its secrets. */
type LoggedRequest = {
  id: string
  at: string
  method: string
  path: string
  query: string
  hr_id: string | null
  operation_id: OperationId | null
  status: number | null
  duration_ms: number
  /** The effects of the fault rules that struck. */
  faults: string[]
}

const mostKept = 1000

/** The last requests, newest first. */
export type RequestLog = {
  add(request: LoggedRequest): void
  list(filter: { hrId?: string | undefined; limit: number }): LoggedRequest[]
  clear(): void
}

export function requestLog(): RequestLog {
  const kept: LoggedRequest[] = []
  let next = 0
  return {
    add: (request) => {
      kept[next % mostKept] = request
      next += 1
    },
    list: ({ hrId, limit }) => {
      const newestFirst = Array.from(
        { length: kept.length },
        (_, back) => kept[(next - 1 - back + mostKept) % mostKept],
      )
      return newestFirst
        .filter((request) => request !== undefined)
        .filter((request) => hrId === undefined || request.hr_id === hrId)
        .slice(0, limit)
    },
    clear: () => {
      kept.length = 0
      next = 0
    },
  }
}
