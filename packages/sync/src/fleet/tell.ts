import type { FleetEvent, FleetOptions } from './fleet.ts'

/** Trouble is told at the first time, and then now and then. */
const toldEvery = 20

/** Tells an event. What the listener throws becomes a warning of the process, because no property may end by it. */
export const teller =
  (listener: FleetOptions['onEvent']) =>
  (event: FleetEvent): void => {
    try {
      listener?.(event)
    } catch (error) {
      process.emitWarning(
        `onEvent failed at ${event.type}: ${error instanceof Error ? error.message : error}`,
      )
    }
  }

/** Tells the trouble of something that is tried again until it succeeds. */
export function troubles(tell: (event: FleetEvent) => void, messageOf: (reason: string) => string) {
  let times = 0
  return {
    failed(reason: unknown) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      if (times % toldEvery === 0)
        tell({ type: 'fleet_trouble', hrId: undefined, error, message: messageOf(error.message) })
      times += 1
    },
    succeeded() {
      times = 0
    },
  }
}
