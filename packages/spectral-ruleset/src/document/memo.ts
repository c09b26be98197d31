import type { JsonObject } from './json.ts'
import type { Located } from './reader.ts'

/**
 * Answers once per object of the document, so that a component used a thousand times is still looked into
 * once. While an answer is being found, an object that leads back to itself gets `unknown`.
 *
 * What `below` names is answered first, one after the other: `find` asks for it and gets what is known. A chain of
 * a thousand references would exhaust the stack otherwise.
 */
export function oncePerObject<T>(
  unknown: T,
  below: (located: Located) => readonly Located[],
  find: (located: Located) => T,
): (located: Located) => T {
  const answers = new Map<JsonObject, T>()
  return (asked) => {
    const open: { readonly located: Located; readonly entered: boolean }[] = [
      { located: asked, entered: false },
    ]
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      const { located, entered } = last
      if (entered) answers.set(located.value, find(located))
      else if (!answers.has(located.value)) {
        answers.set(located.value, unknown)
        open.push({ located, entered: true })
        for (const part of below(located).toReversed()) open.push({ located: part, entered: false })
      }
    }
    return answers.get(asked.value) ?? unknown
  }
}
