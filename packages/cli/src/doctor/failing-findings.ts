import type { EngineSettings } from '../engine/engine-settings.ts'
import { standardJournal } from '../engine/journal-file.ts'
import { type PublishedStatus, readPublished } from '../engine/published-status.ts'
import { WrongUse } from '../failure.ts'
import { type Finding, problem } from './finding.ts'

/** What the innwire of this machine that last had the hotel has written down. @returns undefined where none has */
export function lastPublished(
  engine: EngineSettings,
  { baseUrl, hrId }: { baseUrl: string; hrId: string },
): Promise<PublishedStatus | undefined> {
  const journal = engine.journal?.value ?? standardJournal(baseUrl, hrId)
  return readPublished({ journal, baseUrl, hrId }).catch((error) => {
    // What is wrong with it is said by whatever needs it.
    if (error instanceof WrongUse) return undefined
    throw error
  })
}

/** What sends again what a channel failed. */
export function sendsAgain({ running, folder }: Pick<PublishedStatus, 'running' | 'folder'>): string {
  if (folder === null) return 'innwire calendar resume sends again what a push has left.'
  return running ? 'innwire run sends it again by itself.' : 'Start innwire run again: it sends it.'
}

/**
 * What stands still, as the innwire that last had the hotel has written down: channels that take nothing and sell by an old
 * calendar meanwhile, what is refused, and what waits for a person or for an innwire.
 */
export const failingFindings = (published: PublishedStatus): Finding[] => [
  ...channelFindings(published),
  ...forPerson(published),
  ...forInnwire(published),
]

function channelFindings(published: PublishedStatus): Finding[] {
  const { status } = published
  const failing = Map.groupBy(status.calendar.failing, ({ channel }) => channel)
  return [...failing].map(([channel, groups]) => {
    const [first] = groups
    const rooms = groups.map(({ group }) => group).join(', ')
    return problem(
      'channels',
      `${channel} takes nothing of ${rooms}, since ${first?.since}, and sells by an old calendar${first?.reason ? `: ${first.reason}` : '.'}`,
      `Look at its connection and mappings. What it failed waits in the journal. ${sendsAgain(published)}`,
    )
  })
}

/** What only a person settles. */
function forPerson({
  running,
  folder,
  status: { calendar, reservations, postings },
}: PublishedStatus): Finding[] {
  // Other commands wait for innwire run to end, which takes files of values meanwhile.
  const isOfRun = folder !== null
  const lettersAgain = !isOfRun
    ? 'Mend that, and run innwire reservations replay.'
    : running
      ? 'Mend that: innwire run gives each again every hour.'
      : 'Mend that, and start innwire run again: it gives each again every hour.'
  const said: [many: number, ...Parameters<typeof problem>][] = [
    [
      calendar.parked,
      'calendar',
      `${calendar.parked} date(s) have a value that the service or a channel refuses, and sell by the older one.`,
      isOfRun
        ? `innwire calendar show ROOM shows which, and why. Mend it, and put the value into ${folder}/calendar again, also the same one.`
        : 'innwire calendar show ROOM shows which, and why. Mend it and push it anew; innwire calendar retry sends it again, retry --drop gives it up.',
    ],
    [
      calendar.held,
      'calendar',
      `${calendar.held} night(s) have an availability that is held, because bookings may have changed it.`,
      isOfRun
        ? `Put the present availability of these nights into ${folder}/calendar.`
        : 'Push the present availability of these nights.',
    ],
    [
      reservations.deadLetters,
      'reservations',
      `${reservations.deadLetters} change(s) of reservations were taken by no attempt.`,
      `innwire reservations dead lists them, with what went wrong. ${lettersAgain}`,
    ],
    [
      reservations.quarantined,
      'reservations',
      `${reservations.quarantined} entry(s) of the list of reservations cannot be read, because they have no number.`,
      'Look at the channel which bookings they are, enter them by hand, and tell the operator of the service.',
    ],
    [
      postings.unconfirmed,
      'bills',
      `${postings.unconfirmed} bill(s) are unconfirmed: each may be on its folio or not.`,
      `innwire outbox lists them. Look at the folio, then ${isOfRun && running ? 'end innwire run, ' : ''}run innwire outbox retry or withdraw for each${isOfRun ? ', and start innwire run again' : ''}.`,
    ],
  ]
  return said.flatMap(([many, ...finding]) => (many > 0 ? [problem(...finding)] : []))
}

/** What goes on only when an innwire runs. */
function forInnwire({
  running,
  folder,
  status: { calendar, reservations, postings },
}: PublishedStatus): Finding[] {
  if (running) return []
  const waiting: [many: number, since: string | null, Finding['check'], what: string, advice: string][] = [
    [
      calendar.waiting,
      calendar.waitingSince,
      'calendar',
      'date(s)',
      'innwire calendar resume, or innwire run',
    ],
    [
      reservations.waiting,
      reservations.waitingSince,
      'reservations',
      'change(s) of reservations',
      'innwire reservations watch, or innwire run',
    ],
    [
      postings.waiting,
      postings.waitingSince,
      'bills',
      'bill(s)',
      'innwire post with the same file, or innwire run',
    ],
  ]
  return waiting.flatMap(([many, since, check, what, advice]) =>
    many === 0
      ? []
      : [
          problem(
            check,
            `${many} ${what} wait${since ? ` since ${since}` : ''}, and no innwire runs that sends them on.`,
            folder === null ? `Start one: ${advice}.` : 'Start innwire run again.',
          ),
        ],
  )
}
