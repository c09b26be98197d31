import { AuthenticationError, RateLimitError } from '@innwire/client'
import { type Finding, problem } from './finding.ts'
import { type Area, areas, type Probes } from './probe.ts'

const does: Record<Area, string> = {
  rooms: 'list the rooms, without which no calendar can be pushed',
  channels: 'list the channels of the hotel',
  reservations: 'look a reservation up, so that none can be received',
  postings: 'list the accounts that bills are posted to',
}

/** What the token may not do, and what ended the questions about it. */
export function tokenFindings({ areas: its, ended }: Probes): Finding[] {
  const refused = areas.flatMap((area) => {
    const { may, error } = its[area]
    if (!error) return []
    if (may === 'not known')
      return [
        problem(
          'connection',
          `Whether the token may ${does[area]} is not known: ${error.message}`,
          'Look whether the address is the right one (innwire config). If it is, the service fails, or something in between answers in its place, such as a proxy: tell its operator.',
        ),
      ]
    return [
      problem(
        'token',
        `The token may not ${does[area]}: ${error.message}`,
        'Have it allowed where the token was made.',
      ),
    ]
  })
  if (!ended || ended instanceof RateLimitError) return refused
  const advice =
    ended instanceof AuthenticationError
      ? 'Compare the token and the hotel id with the page where they were made: both have to belong together.'
      : 'Look whether this machine reaches the address, and whether it is the right one (innwire config).'
  return [
    ...refused,
    problem(ended instanceof AuthenticationError ? 'token' : 'connection', ended.message, advice),
  ]
}
