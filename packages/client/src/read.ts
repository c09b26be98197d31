import type { Read } from './attempt.ts'
import { isObject } from './input/rules.ts'

/** Reads a body that must be an object with the named fields, and gives it as it is, unknown fields included. */
export const readObject =
  <T>(...names: string[]): Read<T> =>
  (body) => {
    for (const name of names)
      if (!isObject(body) || body[name] === undefined) throw `The answer has no ${name}.`
    return body as T
  }

/** Reads a body that must hold a list under a name, and gives the list. */
export const readList =
  <T>(name: string): Read<T[]> =>
  (body) => {
    const list = readObject<Record<string, T[]>>(name)(body)[name]
    if (!Array.isArray(list)) throw `The answer has no ${name}.`
    return list
  }
