import { errorOf } from '../engine/error-of.ts'
import { sentence } from '../engine/sentence.ts'
import type { FleetEvent } from './fleet.ts'

/** Trouble is told at the first time, and then now and then. */
const toldEvery = 20

/** Tells the trouble of something that is tried again until it succeeds. */
export function troubles(tell: (event: FleetEvent) => void, messageOf: (reason: string) => string) {
  let times = 0
  return {
    failed(reason: unknown) {
      const error = errorOf(reason)
      if (times % toldEvery === 0)
        tell({ type: 'fleet_trouble', hrId: undefined, error, message: messageOf(sentence(error.message)) })
      times += 1
    },
    succeeded() {
      times = 0
    },
  }
}
