import { readFileSync } from 'node:fs'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** A fresh copy of a payload of `openapi/recorded`. */
export const recorded = (name: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`../../../../openapi/recorded/${name}.json`, import.meta.url), 'utf8'))

/** The object at a path such as `reservations[0].rooms[0]`; the empty path is the whole body. */
export function objectAt(body: JsonObject, path: string): JsonObject {
  let found: Json | undefined = body
  for (const step of path.match(/\w+/g) ?? []) {
    found = (found as Record<string, Json | undefined>)[step]
  }
  if (found === null || typeof found !== 'object' || Array.isArray(found)) {
    throw new Error(`The sample has no object at ${path}.`)
  }
  return found
}
