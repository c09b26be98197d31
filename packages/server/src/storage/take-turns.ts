/** Longest time in one go before it yields, in milliseconds. */
const turnMs = 10

export type Turns = {
  /** Yields to the event loop where that is due. To be awaited before each query. */
  rest(): Promise<void> | undefined
}

/**
 * Yields to the event loop between two queries, when it last did so long ago (cooperative scheduling). SQLite answers at
 * once, so a job of thousands of queries would otherwise block the process. A write keeps its transaction open meanwhile:
 * nobody else writes, and readers do not see it.
 *
 * Each line has its own queue: writes, which all others wait for, and requests do not wait behind hundreds of lanes of
 * channels.
 * @returns a function that opens a line
 */
export function takeTurns(): () => Turns {
  let began = performance.now()
  return () => {
    let others: Promise<unknown> = Promise.resolve()
    return {
      rest: () => {
        if (performance.now() - began <= turnMs) return undefined
        // One by one: otherwise all that wait would go on in the same turn of the loop.
        others = others.then(wholeTurn)
        return others.then(() => {
          began = performance.now()
        })
      },
    }
  }
}

/**
 * Resolves when timers and sockets have had their turn. After the event of a socket, the first `setImmediate` comes back in
 * the same turn of the loop.
 */
const wholeTurn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))
