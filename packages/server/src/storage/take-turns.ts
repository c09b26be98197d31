/** Time in one go after which others come first, in milliseconds. */
const turnMs = 10

export type Turns = {
  /** To be awaited before a query: jobs that come together would else run one each before the first of them rests. */
  rest(): Promise<void> | undefined
}

/**
 * Lets everything else of the process have its turn between two queries, when the last time is long ago. SQLite
 * answers at once, so a job of thousands of queries would otherwise be one long piece of work. A write keeps its
 * transaction open meanwhile: nobody else writes, and readers do not see it.
 *
 * Each line waits for itself alone: a write, which all others wait for, and a request do not stand behind hundreds of
 * lanes of channels.
 * @returns a function that opens a line
 */
export function takeTurns(): () => Turns {
  let began = performance.now()
  return () => {
    let others: Promise<unknown> = Promise.resolve()
    return {
      rest: () => {
        if (performance.now() - began <= turnMs) return undefined
        // One by one: all that wait for the same turn of the loop would have it together.
        others = others.then(() => new Promise(setImmediate))
        return others.then(() => {
          began = performance.now()
        })
      },
    }
  }
}
