import { InputError } from '@innwire/client'

/** Why a bill may be sent again after a lost answer: the service charges a `transaction_id` once. */
export type Repeat = 'by transaction_id'

/** @throws {InputError} when nobody has stated that: a bill that is sent again could be charged twice */
export function checkRepeat(repeat: unknown): void {
  if (repeat === 'by transaction_id') return
  throw new InputError([
    {
      path: 'options.repeat',
      message:
        "A bill is sent again after a lost answer. State repeat: 'by transaction_id' where the service charges an id once; " +
        'where it does not, post with the client, and look on the folio after a lost answer.',
    },
  ])
}
