import { InputError } from '@innwire/client'

/**
 * Whether a bill may be sent again that may be on the folio: `by transaction_id`, because the service charges an id once,
 * or `never`.
 */
export type Repeat = 'by transaction_id' | 'never'

/** @throws {InputError} when nobody has stated it: a bill that is sent again could be charged twice */
export function checkRepeat(repeat: unknown): asserts repeat is Repeat {
  if (repeat === 'by transaction_id' || repeat === 'never') return
  throw new InputError([
    {
      path: 'options.repeat',
      message:
        "State what becomes of a bill after a lost answer. repeat: 'by transaction_id' sends it again: ask the service's " +
        "operator whether it charges an id once. repeat: 'never' leaves it to a person, who looks on the folio first.",
    },
  ])
}
