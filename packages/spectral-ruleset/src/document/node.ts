import { type Place, pointerSteps, resolveAddress, under } from './place.ts'

/** A JSON object as it stands in a document: what its members are is not known yet. */
export type JsonObject = { readonly [key: string]: unknown }

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The documents of one lint run: the one that was asked for and those it refers to. */
export type Sources = {
  readonly data: unknown
  /** `null` for a document that was never a file. */
  readonly file?: string | null
  readonly others?: Readonly<Record<string, { readonly data: unknown }>>
}

/** The schema `true` of OpenAPI 3.1 is the same as `{}`. `false`, which nothing satisfies, describes no value. */
const anything: JsonObject = {}

type Files = {
  readonly root: string
  readonly dataOf: (file: string) => unknown
  /** Where chains of `$ref`s end. Every entry of a long chain is opened; without this, each would go to the end. */
  readonly ends: Map<JsonObject, JsonNode>
}

/**
 * An object of a document, the file it stands in, and the way to it from the root.
 *
 * It reads the document as it was written and follows `$ref` itself. Spectral's resolved document would be shorter
 * to read, but there the keywords beside a `$ref` (allowed in OpenAPI 3.1) are gone, and an object that many places
 * share can no longer be told from its copies.
 */
export class JsonNode {
  readonly value: JsonObject
  readonly place: Place
  readonly file: string
  readonly #files: Files

  private constructor(value: JsonObject, place: Place, file: string, files: Files) {
    this.value = value
    this.place = place
    this.file = file
    this.#files = files
  }

  static root({ data, file, others = {} }: Sources): JsonNode {
    const root = file ?? ''
    const dataOf = (name: string) => {
      if (name === root) return data
      return Object.hasOwn(others, name) ? others[name]?.data : undefined
    }
    return new JsonNode(isJsonObject(data) ? data : {}, null, root, { root, dataOf, ends: new Map() })
  }

  /** The last key on the way to the object: a property's, a path's or a component's name. */
  get name(): string {
    return this.place === null ? '' : String(this.place.key)
  }

  /**
   * Where to report something about an entry itself, not about what it refers to.
   *
   * Spectral follows a `$ref` at the end of a path to its target; the holder of the entry is the nearest place
   * that is still in the right file.
   */
  get entryPlace(): Place {
    return typeof this.value.$ref === 'string' && this.place !== null ? this.place.parent : this.place
  }

  /** Whether the object stands in the document that was asked for. */
  get inRootFile(): boolean {
    return this.file === this.#files.root
  }

  /** What stands below these keys, object or not. */
  get(...keys: readonly string[]): unknown {
    let value: unknown = this.value
    for (const key of keys) value = valueAt(value, key)
    return value
  }

  /** The object that stands below these keys; `undefined` where there is none. */
  member(...keys: readonly string[]): JsonNode | undefined {
    const value = this.get(...keys)
    return value === undefined ? undefined : this.at(value, under(this.place, ...keys))
  }

  /** The objects in the list or map below these keys. */
  members(...keys: readonly string[]): JsonNode[] {
    const holder = this.get(...keys)
    if (typeof holder !== 'object' || holder === null) return []
    const place = under(this.place, ...keys)
    return Object.entries(holder).flatMap(([key, value]) => this.at(value, under(place, key)) ?? [])
  }

  /** The node of a value that stands at `place`, by default in the same file; `undefined` where it is no object. */
  at(value: unknown, place: Place, file = this.file): JsonNode | undefined {
    const object = value === true ? anything : value
    return isJsonObject(object) ? new JsonNode(object, place, file, this.#files) : undefined
  }

  /** One step along `$ref`; `undefined` where there is no `$ref` or nothing at its end. */
  get target(): JsonNode | undefined {
    const reference = this.value.$ref
    if (typeof reference !== 'string') return undefined
    const hash = `${reference}#`.indexOf('#')
    const file = hash === 0 ? this.file : resolveAddress(this.file, reference.slice(0, hash))
    const steps = pointerSteps(reference.slice(hash + 1))
    if (steps === undefined) return undefined
    // Spectral maps a way through a reference to the file behind it, so only the root's own objects need a
    // place of their own: that is what puts a shared component where it stands, not where it is used.
    const place = file === this.#files.root ? under(null, ...steps) : this.place
    return this.at(steps.reduce<unknown>(valueAt, this.#files.dataOf(file)), place, file)
  }

  /** Whether its `$ref` leads nowhere. Nobody can say what stands there; Spectral reports the reference itself. */
  get isBroken(): boolean {
    return typeof this.value.$ref === 'string' && this.target === undefined
  }

  /** The object itself, or what its chain of `$ref`s ends at; `undefined` where the chain is broken. */
  open(): JsonNode | undefined {
    const { ends } = this.#files
    const passed = new Set<JsonObject>()
    let node: JsonNode | undefined = this
    while (node !== undefined && typeof node.value.$ref === 'string') {
      if (passed.has(node.value)) return undefined
      passed.add(node.value)
      node = ends.get(node.value) ?? node.target
    }
    // The place of what stands in another file depends on the way to it.
    if (node?.inRootFile) for (const value of passed) ends.set(value, node)
    return node
  }
}

function valueAt(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined
  return Reflect.get(holder, key)
}
