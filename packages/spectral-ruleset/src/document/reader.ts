import { pointerSteps, resolveAddress } from './address.ts'
import { isJsonObject, type JsonObject } from './json.ts'
import { type Place, under } from './place.ts'

/** An object of the document, the file it stands in, and the way to it from the root. */
export type Located = { readonly value: JsonObject; readonly file: string; readonly place: Place }

/** The documents of one lint run: the one that was asked for and those it refers to. */
export type Sources = {
  readonly data: unknown
  /** `null` for a document that was never a file. */
  readonly file: string | null
  readonly others: Readonly<Record<string, { readonly data: unknown }>>
}

export type Reader = {
  readonly root: Located
  /** The object that stands at `key`; `undefined` where there is none. */
  member(of: Located, key: string): Located | undefined
  /** The objects in the list or map that stands at `key`. */
  members(of: Located, key: string): Located[]
  /** One step along `$ref`; `undefined` where there is no `$ref` or nothing at its end. */
  target(of: Located): Located | undefined
  /** The object itself, or what its chain of `$ref`s ends at; `undefined` where the chain is broken. */
  open(of: Located): Located | undefined
}

/**
 * Reads the document as it was written and follows `$ref` itself.
 *
 * Spectral's resolved document would be shorter to read, but there the keywords beside a `$ref` (allowed in
 * OpenAPI 3.1) are gone, and an object that many places share can no longer be told from its copies.
 */
export function createReader(sources: Sources): Reader {
  const rootFile = sources.file ?? ''

  function dataOf(file: string): unknown {
    if (file === rootFile) return sources.data
    return Object.hasOwn(sources.others, file) ? sources.others[file]?.data : undefined
  }

  function target(of: Located): Located | undefined {
    const reference = of.value.$ref
    if (typeof reference !== 'string') return undefined
    const [address = '', pointer = ''] = splitOnce(reference, '#')
    const file = address === '' ? of.file : resolveAddress(of.file, address)
    const steps = pointerSteps(pointer)
    const value = schemaAsObject(steps?.reduce<unknown>(valueAt, dataOf(file)))
    if (steps === undefined || !isJsonObject(value)) return undefined
    // Spectral maps a way through a reference to the file behind it, so only the root's own objects need a
    // place of their own: that is what puts a shared component where it stands, not where it is used.
    return { value, file, place: file === rootFile ? under(null, ...steps) : of.place }
  }

  // Every entry of a long chain is opened; without this, each would go the whole way to the end.
  const ends = new Map<JsonObject, Located>()

  function open(of: Located): Located | undefined {
    const passed = new Set<JsonObject>()
    let at: Located | undefined = of
    while (at !== undefined && typeof at.value.$ref === 'string') {
      if (passed.has(at.value)) return undefined
      passed.add(at.value)
      at = ends.get(at.value) ?? target(at)
    }
    // The place of what stands in another file depends on the way to it.
    if (at?.file === rootFile) for (const value of passed) ends.set(value, at)
    return at
  }

  return {
    root: { value: isJsonObject(sources.data) ? sources.data : {}, file: rootFile, place: null },
    member: (of, key) => locate(of, of.value, of.place, key),
    members: (of, key) => {
      const holder = Object.hasOwn(of.value, key) ? of.value[key] : undefined
      if (typeof holder !== 'object' || holder === null) return []
      const place = under(of.place, key)
      return Object.keys(holder).flatMap((entry) => locate(of, holder, place, entry) ?? [])
    },
    target,
    open,
  }
}

function locate(of: Located, holder: object, place: Place, key: string): Located | undefined {
  const value = schemaAsObject(valueAt(holder, key))
  return isJsonObject(value) ? { value, file: of.file, place: under(place, key) } : undefined
}

const anything: JsonObject = {}

/** The schema `true` of OpenAPI 3.1 is the same as `{}`. `false`, which nothing satisfies, describes no value. */
function schemaAsObject(value: unknown): unknown {
  return value === true ? anything : value
}

function valueAt(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined
  return Reflect.get(holder, key)
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** The last key on the way to an object: a property's, a path's or a component's name. */
export function nameOf(located: Located): string {
  return located.place === null ? '' : String(located.place.key)
}

/**
 * Where to report something about an entry itself, not about what it refers to.
 *
 * Spectral follows a `$ref` at the end of a path to its target; the holder of the entry is the nearest place
 * that is still in the right file.
 */
export function entryPlace({ value, place }: Located): Place {
  return typeof value.$ref === 'string' && place !== null ? place.parent : place
}
