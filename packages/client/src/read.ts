import type { Read } from './attempt.ts'

type Body = Record<string, unknown> | null

/** Reads a body that must be an object with the named fields, and gives it as it is, unknown fields included. */
export const readObject =
  <T>(...names: string[]): Read<T> =>
  (body) => {
    for (const name of names) if ((body as Body)?.[name] === undefined) throw `The answer has no ${name}.`
    return body as T
  }

/** Reads a body that must hold a list under a name, and gives the list. */
export const readList =
  <T>(name: string): Read<T[]> =>
  (body) => {
    const list = (body as Body)?.[name]
    if (!Array.isArray(list)) throw `The answer has no ${name}.`
    return list
  }
