import { serviceSentences } from '../engine/service-sentences.ts'
import { printJson, shownText, tableOf } from '../print.ts'
import type { Ended } from './follow.ts'
import { refusedRows } from './refused-rows.ts'
import { notHeardFrom, noValues, type Standing } from './standing.ts'

type Report = {
  ended: Ended
  standing: Standing
  unheard: number
  /** What came of the last update, where it came to nothing. */
  reason: string | null
  isLeft: boolean
  json: boolean
}

/** Prints what became of a push: by channel, and each value that did not arrive. */
export function printReport({ ended, standing, unheard, reason, isLeft, json }: Report): void {
  const { sent, waiting, channels, refused } = standing
  const rows = Object.entries(channels).map(([code, counts]) => ({ code, ...counts }))
  if (json || !process.stdout.isTTY)
    printJson({ ended, sent, waiting, channels: rows, refused, resumable: isLeft })
  else {
    const said = [`${sent.toLocaleString('en')} value(s) sent, ${waiting.toLocaleString('en')} waiting.`]
    if (rows.length > 0)
      said.push(
        tableOf(rows, [
          ['CHANNEL', ({ code }) => code],
          ['CONFIRMED', ({ confirmed }) => confirmed],
          ['FAILED', ({ failed }) => failed],
          ['REFUSED', ({ refused }) => refused],
          ['HELD', ({ held }) => held],
          ['NOT HEARD', ({ unheard }) => unheard],
        ]),
      )
    if (refused.length > 0)
      said.push(
        tableOf(refusedRows(refused), [
          ['CODE', ({ code }) => code],
          ['DATES', ({ dates }) => dates],
          ['VALUES', ({ values }) => values],
          ['BY', ({ by }) => by],
          ['STATE', ({ state }) => state],
          ['TRANSACTION', ({ transaction }) => transaction],
          ['WHY', ({ reason }) => reason],
        ]),
      )
    process.stdout.write(`${said.join('\n')}\n`)
  }
  const next = nextSteps({ ended, standing, unheard, reason, isLeft })
  if (next !== '') process.stderr.write(`${shownText(next)}\n`)
}

/**
 * Says that there was nothing to do. A program reads the report that it would have had, of no value.
 * @param sentence for a person
 */
export function printNothing(sentence: string, json = false): void {
  process.stderr.write(`${sentence}\n`)
  if (json || !process.stdout.isTTY)
    printReport({ ended: 'done', standing: noValues(), unheard: 0, reason: null, isLeft: false, json })
}

const why: Record<Ended, string | undefined> = {
  done: undefined,
  interrupted: 'Stopped.',
  unreachable: serviceSentences.unreachable,
  failing: 'The service fails each update.',
  unauthorized: serviceSentences.unauthorized,
}

function nextSteps({ ended, standing, unheard, reason, isLeft }: Omit<Report, 'json'>): string {
  const isUnheard = unheard > 0 || notHeardFrom(standing).length > 0
  const has = (state: string) => standing.refused.some((its) => its.state === state)
  return [
    why[ended],
    ended === 'failing' && reason?.replace(/(?<![.!?])$/, '.'),
    standing.waiting === 0 && isUnheard && notHeard(unheard, standing),
    isLeft && 'What is left is in the journal: innwire calendar resume goes on with it.',
    has('refused') &&
      'Mend what is refused and push it anew, or run innwire calendar retry; retry --drop gives it up.',
    has('held') && 'Bookings may have changed the nights that are held: push their present availability.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** A channel of which the service has said nothing at all has no row. */
function notHeard(unheard: number, standing: Standing): string {
  const who = notHeardFrom(standing).join(', ') || 'any channel'
  return unheard > 0
    ? `Of ${unheard} update(s) the service has not said what became of all of it. Not heard from ${who}.`
    : `Not heard from ${who}, and the service is not asked again: look at the calendar there.`
}
