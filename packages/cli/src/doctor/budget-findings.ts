import { RateLimitError } from '@innwire/client'
import type { Examined } from './examine.ts'
import { type Finding, note, problem } from './finding.ts'
import type { Heads, Probes } from './probe.ts'

/** A part of the day's requests below which a person should know. */
const fewOfTen = 1

/** Whether few requests are left, by the service and by the journal. */
export function budgetFindings(
  service: Heads['quota'],
  engine: Examined['quota']['engine'] | undefined,
  { ended }: Probes,
): Finding[] {
  if (ended instanceof RateLimitError)
    return [
      problem(
        'budget',
        `The service refuses requests, because its quota is used up: ${ended.message}`,
        'Wait, and look for another program that uses the same token.',
      ),
    ]
  const few = ({ left, of }: { left: number; of: number }) => left * 10 < of * fewOfTen
  const counts = [
    ...(service ? [{ by: 'the service', left: service.remaining, of: service.limit }] : []),
    ...(engine ? [{ by: 'the journal', left: engine.left.day, of: engine.stated.perDay }] : []),
  ]
  return counts
    .filter(few)
    .map(({ by, left, of }) =>
      note(
        'budget',
        `By ${by}, ${left} of ${of} requests are left.`,
        'What is less urgent waits. See what else uses the token.',
      ),
    )
}
