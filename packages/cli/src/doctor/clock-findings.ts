import { type Finding, problem } from './finding.ts'

/** What a header and a slow line may make of clocks that agree. */
const mostApartMs = 60_000

/** @param aheadMs of the service's clock; undefined where no answer has said it */
export function clockFindings(aheadMs: number | undefined): Finding[] {
  if (aheadMs === undefined || Math.abs(aheadMs) <= mostApartMs) return []
  const seconds = Math.round(Math.abs(aheadMs) / 1000).toLocaleString('en')
  return [
    problem(
      'clock',
      `This machine's clock is ${seconds} seconds ${aheadMs > 0 ? 'behind' : 'ahead of'} the service's, so around midnight the two have another today.`,
      "Compare both with a clock that is right. If this machine's is wrong, set it by a time server (NTP); otherwise tell the operator of the service.",
    ),
  ]
}
