import type { JsonObject } from './json.ts'
import type { Located } from './reader.ts'

/**
 * Answers once per object of the document, so that a component used a thousand times is still looked into
 * once. While an answer is being found, an object that leads back to itself gets `unknown`.
 */
export function oncePerObject<T>(unknown: T, find: (located: Located) => T): (located: Located) => T {
  const answers = new Map<JsonObject, T>()
  return (located) => {
    const known = answers.get(located.value)
    if (known !== undefined) return known
    answers.set(located.value, unknown)
    const answer = find(located)
    answers.set(located.value, answer)
    return answer
  }
}
