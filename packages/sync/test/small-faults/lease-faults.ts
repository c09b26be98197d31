import type { Timer } from '../../src/budget/timer.ts'
import type { Store } from '../../src/index.ts'

/** A store that can be made to answer nothing for a while; what was asked is done afterwards. */
export function hangingStore(store: Store) {
  let answering = Promise.withResolvers<void>()
  answering.resolve()
  let afterWrite: (() => void) | undefined
  const hang = () => {
    answering = Promise.withResolvers<void>()
  }
  return {
    store: {
      ...store,
      get: (...asked) => answering.promise.then(() => store.get(...asked)),
      list: (...asked) => answering.promise.then(() => store.list(...asked)),
      acquire: (...asked) => answering.promise.then(() => store.acquire(...asked)),
      renew: (...asked) => answering.promise.then(() => store.renew(...asked)),
      release: (...asked) => answering.promise.then(() => store.release(...asked)),
      async write(...asked) {
        await answering.promise
        await store.write(...asked)
        if (!afterWrite) return
        afterWrite()
        afterWrite = undefined
        hang()
        await answering.promise
      },
    } satisfies Store as Store,
    hang,
    /** Hangs as soon as the next write is done. @param hangs is told when it does */
    hangAfterWrite(hangs: () => void) {
      afterWrite = hangs
    },
    goOn: () => answering.resolve(),
  }
}

/** The timer of a process that can be frozen: what was to happen meanwhile happens when it thaws. */
export function freezableTimer(timer: Timer) {
  let frozen = false
  const missed: (() => void)[] = []
  return {
    timer: {
      elapsed: timer.elapsed,
      after: (ms, call) => timer.after(ms, () => (frozen ? void missed.push(call) : call())),
    } satisfies Timer as Timer,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
      for (const call of missed.splice(0)) call()
    },
  }
}
