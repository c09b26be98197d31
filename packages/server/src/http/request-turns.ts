/** So long requests may be begun in one turn of the event loop, in milliseconds. */
const turnMs = 10
/** How many of those that wait are begun in a turn: none of them works for long before it reads a body or the database. */
const begunAtOnce = 20

/**
 * Has requests wait for a later turn of the event loop once those begun in this one have taken long. Node hands over
 * all requests that came in one piece at once, and they would be worked on before anything else has its turn.
 * @returns undefined where the request may go on, as nearly all may
 */
export function requestTurns(): () => Promise<void> | undefined {
  const waiting: (() => void)[] = []
  let began: number | undefined
  const nextTurn = () => {
    began = undefined
    if (waiting.length === 0) return
    begin()
    for (const go of waiting.splice(0, begunAtOnce)) go()
  }
  const begin = () => {
    began = performance.now()
    setImmediate(nextTurn)
  }
  return () => {
    if (began === undefined) begin()
    else if (waiting.length > 0 || performance.now() - began > turnMs) {
      return new Promise((resolve) => waiting.push(resolve))
    }
    return undefined
  }
}
