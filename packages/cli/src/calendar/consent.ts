import { confirm, isCancel } from '@clack/prompts'
import { untilInterrupted } from '../engine/interrupt.ts'
import type { UnfinishedPush } from '../engine/unfinished-push.ts'
import { Interrupted, WrongUse } from '../failure.ts'

type Flags = { yes?: boolean; bookingsCounted?: boolean }

/** Options by which a script says what a person is asked. */
export const bookingsCountedFlag = '--bookings-counted'
export const bookingsCountedHelp =
  'the availability above 0 that waits has every booking in it that was made until now'

/**
 * Asks a person what has to be known before a push.
 * @param numbers values of availability above 0: each would sell again what was booked since it was counted
 * @param left what a push of before has left, which this does not speak for
 * @param canAsk whether there is a terminal, and nothing else is read from it
 * @throws {WrongUse} when nobody can be asked, or who is asked says no
 */
export async function askBefore(
  { yes, bookingsCounted }: Flags,
  { numbers, canAsk, left }: { numbers: number; canAsk: boolean; left?: UnfinishedPush | undefined },
): Promise<void> {
  if (numbers > 0 && !bookingsCounted) {
    const ofFile = left && left.numbers > 0 ? ' of this file' : ''
    const beside =
      left && left.numbers > 0
        ? ` Beside them, ${left.numbers.toLocaleString('en')} left by the push of ${left.since} stay back, except where this file has another number: they are not asked about.`
        : ''
    const about = `${numbers.toLocaleString('en')} value(s)${ofFile} are an availability above 0. Each sets what is left to sell, so a booking that is not in it is sold again.${beside}`
    await ask(
      about,
      'Has each number every booking in it that was made until now?',
      bookingsCountedFlag,
      canAsk,
    )
  }
  if (!yes) await ask('', 'Send it?', '--yes', canAsk)
}

/**
 * Asks before the hotel is had: a person may take hours to answer, and others must have the hotel meanwhile.
 * @throws {WrongUse} when nobody can be asked, or who is asked says no
 * @throws {Interrupted} at a signal
 */
export async function ask(about: string, question: string, flag: string, canAsk: boolean) {
  if (!canAsk)
    throw new WrongUse(
      `${about && `${about} `}There is no terminal to ask on: "${question}" Nothing was sent. Give ${flag} to say yes.`,
    )
  if (about) process.stderr.write(`${about}\n`)
  const { signal, done } = untilInterrupted()
  const answer = await confirm({
    message: question,
    initialValue: false,
    output: process.stderr,
    signal,
  }).finally(done)
  if (signal.aborted) throw new Interrupted('Stopped. Nothing was sent.')
  if (isCancel(answer) || !answer) throw new WrongUse('Nothing was sent.')
}

/** @throws {WrongUse} when there is more now than the person was asked about */
export function checkAsked(asked: number, present: number): void {
  if (present > asked)
    throw new WrongUse(
      'While the question waited, another innwire has left more values in the journal. Nothing was sent. Run the command again.',
    )
}
