import type { KyselyPlugin } from 'kysely'

/** Time in one go after which others come first, in milliseconds. */
const turnMs = 10

/**
 * Lets everything else of the process have its turn between two queries, when the last time is long ago. SQLite
 * answers at once, so a job of thousands of queries would otherwise be one long piece of work. A write keeps its
 * transaction open meanwhile: nobody else writes, and readers do not see it.
 */
export function takeTurns(): KyselyPlugin {
  let began = performance.now()
  let others: Promise<unknown> = Promise.resolve()
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (performance.now() - began > turnMs) {
        // One by one: all that wait for the same turn of the loop would have it together.
        others = others.then(() => new Promise(setImmediate))
        await others
        began = performance.now()
      }
      return result
    },
  }
}
