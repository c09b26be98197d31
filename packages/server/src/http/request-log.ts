import type { RequestRecord } from '../generated/control.ts'

const mostKept = 1000

/** The last requests without their secrets, newest first. */
export type RequestLog = {
  add(request: RequestRecord): void
  list(filter: { hrId?: string | undefined; limit: number }): RequestRecord[]
  clear(): void
}

export function requestLog(): RequestLog {
  const kept: RequestRecord[] = []
  return {
    add: (request) => {
      kept.push(request)
      if (kept.length > mostKept) kept.shift()
    },
    list: ({ hrId, limit }) =>
      kept
        .toReversed()
        .filter((request) => hrId === undefined || request.hr_id === hrId)
        .slice(0, limit),
    clear: () => {
      kept.length = 0
    },
  }
}
