import type { ResponseInfo } from './options.ts'

/** The promise of a value, which can also give the head of the answer. */
export type Reply<T, Response = ResponseInfo> = Promise<T> & {
  /**
   * The value together with status, headers and request id of the answer.
   * @example const { data, response } = await hotel.rooms.list().withResponse()
   */
  withResponse(): Promise<{ data: T; response: Response }>
}

/** Makes a {@link Reply}; what the function throws rejects it. */
export function reply<T, Response>(send: () => Promise<{ data: T; response: Response }>): Reply<T, Response> {
  const answer = (async () => send())()
  const data = answer.then((settled) => settled.data)
  // Not `data.withResponse = () => …`: V8 makes a function that is written there in its old generation, so that all that
  // it refers to, here the whole answer, stays in memory until the next full collection.
  return Object.assign(data, {
    withResponse() {
      // Who takes the answer is told of its failure there; the value alone then waits for nobody.
      data.catch(() => {})
      return answer
    },
  })
}
