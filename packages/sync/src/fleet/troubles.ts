import { toldEvery } from '../engine/events.ts'
import { errorOf, sentence } from '../store/errors.ts'
import type { FleetEvent } from './fleet.ts'

/** Tells the trouble of something that is tried again until it succeeds. */
export function troubles(emit: (event: FleetEvent) => void, messageOf: (reason: string) => string) {
  let times = 0
  return {
    failed(reason: unknown) {
      const error = errorOf(reason)
      if (times % toldEvery === 0)
        emit({ type: 'fleet_trouble', hrId: undefined, error, message: messageOf(sentence(error.message)) })
      times += 1
    },
    succeeded() {
      times = 0
    },
  }
}
