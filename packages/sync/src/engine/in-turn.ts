/** Runs jobs one after the other, in the order of asking; one that fails does not hold up the next. */
export type InTurn = <T>(job: () => Promise<T>) => Promise<T>

export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const done = last.then(job)
    last = done.catch(() => {})
    return done
  }
}
