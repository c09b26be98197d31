import type { QuotaWindow } from '../../../src/generated/control.ts'

/** In how many seconds the next request may go: when the last full window ends; 0 where none is full. */
export function waitSeconds(windows: QuotaWindow[], now: number): number {
  const waits = windows.map(({ used, limit, ends_at }) =>
    used >= limit && ends_at !== null ? Math.ceil((new Date(ends_at).getTime() - now) / 1000) : 0,
  )
  return Math.max(0, ...waits)
}
