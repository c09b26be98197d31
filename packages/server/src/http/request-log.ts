import type { RequestRecord } from '../generated/control.ts'

const mostKept = 1000

/** The last requests without their secrets, newest first. */
export type RequestLog = ReturnType<typeof requestLog>

export function requestLog() {
  const kept: RequestRecord[] = []
  return {
    add: (request: RequestRecord) => {
      kept.push(request)
      if (kept.length > mostKept) kept.shift()
    },
    list: ({ hrId, limit }: { hrId?: string | undefined; limit: number }) =>
      kept
        .toReversed()
        .filter((request) => hrId === undefined || request.hr_id === hrId)
        .slice(0, limit),
    clear: () => {
      kept.length = 0
    },
  }
}
