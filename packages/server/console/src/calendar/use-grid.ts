import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CalendarGridRate } from '../../../src/generated/control.ts'
import { call } from '../api/call.ts'
import { addDays } from '../parts/days.ts'

/** Days that are read at once, of all rates. */
export const daysOfBlock = 40

type Wanted = { hrId: string; from: string; days: number; toldTo: string | undefined }

/** The blocks of days that are on the screen, each read when it comes there, and again after a change of the hotel. */
export function useGrid({ hrId, from, days, toldTo }: Wanted, firstBlock: number, lastBlock: number) {
  const blocks = Array.from({ length: lastBlock - firstBlock + 1 }, (_, index) => firstBlock + index)
  // The same until something was read: else each step of a scroll would draw every row anew.
  const combine = useCallback(
    (results: UseQueryResult<CalendarGridRate[]>[]) => ({
      byBlock: new Map(results.map(({ data }, index) => [firstBlock + index, data])),
      error: results.find(({ error }) => error)?.error,
    }),
    [firstBlock],
  )
  return useQueries({
    queries: blocks.map((block) => {
      const first = addDays(from, block * daysOfBlock)
      const last = addDays(from, Math.min(days, (block + 1) * daysOfBlock) - 1)
      return {
        queryKey: ['getCalendarGrid', hrId, first, last, toldTo],
        queryFn: ({ signal }: { signal: AbortSignal }) => readBlock(hrId, first, last, toldTo, signal),
      }
    }),
    combine,
  })
}

async function readBlock(
  hrId: string,
  from: string,
  to: string,
  toldTo: string | undefined,
  signal: AbortSignal,
): Promise<CalendarGridRate[]> {
  const rates: CalendarGridRate[] = []
  let after: string | undefined
  do {
    const query = { from, to, limit: 200, ...(toldTo && { told_to: toldTo }), ...(after && { after }) }
    const page = await call('getCalendarGrid', { path: { hr_id: hrId }, query }, signal)
    rates.push(...page.rates)
    after = page.next ?? undefined
  } while (after !== undefined)
  return rates
}
