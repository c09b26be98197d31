import { InputError } from '@innwire/client'

/**
 * What bookings do to the availability that the service has: they lower it (D23), or they keep it, so that the engine has
 * to lower it.
 */
export type Bookings = 'lower availability' | 'keep availability'

/**
 * Whether a bill may be sent again that may be on the folio: `by transaction_id`, because the service charges an id once,
 * and cancels nothing by one that comes again, or `never`.
 */
export type Repeat = 'by transaction_id' | 'never'

/** Whether a range update sets its `end_date`, too (D52). */
export type RangeEnd = 'included' | 'excluded'

/** What a user states about the service, because nothing that it answers tells. */
type Statements = { bookings: Bookings; repeat: Repeat; rangeEnd: RangeEnd }

const known: { [Name in keyof Statements]: { values: Statements[Name][]; message: string } } = {
  bookings: {
    values: ['lower availability', 'keep availability'],
    message:
      "State what a booking does to the availability that the service has: 'lower availability' or 'keep availability'. " +
      'Ask its operator, or book a room and look; where the statement is wrong, nights are overbooked.',
  },
  repeat: {
    values: ['by transaction_id', 'never'],
    message:
      "State what becomes of a bill after a lost answer. repeat: 'by transaction_id' sends it again: ask the service's " +
      'operator whether it charges an id once, and cancels nothing by one that comes again. ' +
      "repeat: 'never' leaves it to a person, who looks on the folio first.",
  },
  rangeEnd: {
    values: ['included', 'excluded'],
    message:
      "State whether a range update sets its end_date, too: 'included' or 'excluded', or leave it out.",
  },
}

/** @throws {InputError} when it is none of the statements that there are: a guess would overbook, or charge twice */
export function checkStated(name: keyof Statements, given: unknown): void {
  const { values, message } = known[name]
  if (!values.some((value) => value === given)) throw new InputError([{ path: `options.${name}`, message }])
}
