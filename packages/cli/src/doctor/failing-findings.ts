import type { EngineSettings } from '../engine/engine-settings.ts'
import { journalFile } from '../engine/journal-file.ts'
import { readPublished } from '../engine/published-status.ts'
import { WrongUse } from '../failure.ts'
import { type Finding, problem } from './finding.ts'

/**
 * Channels that take nothing at present, as the innwire of this machine that last had the hotel has written down: what they
 * failed waits, and they sell by an old calendar meanwhile.
 */
export async function failingFindings(
  engine: EngineSettings,
  { baseUrl, hrId }: { baseUrl: string; hrId: string },
): Promise<Finding[]> {
  const published = await journalFile(engine.journal?.value, baseUrl, hrId)
    .then((journal) => readPublished({ journal, baseUrl, hrId }))
    .catch((error) => {
      // What is wrong with it is said by whatever needs it.
      if (error instanceof WrongUse) return undefined
      throw error
    })
  const failing = Map.groupBy(published?.status.calendar.failing ?? [], ({ channel }) => channel)
  return [...failing].map(([channel, groups]) => {
    const [first] = groups
    const rooms = groups.map(({ group }) => group).join(', ')
    return problem(
      'channels',
      `${channel} takes nothing of ${rooms}, since ${first?.since}, and sells by an old calendar${first?.reason ? `: ${first.reason}` : '.'}`,
      'Look at its connection and mappings. What it failed waits in the journal: innwire calendar resume sends it again.',
    )
  })
}
