/** A document that counts how often anything in it is read or its keys are listed. */
export function counted(document: object): { document: object; reads: () => number } {
  let reads = 0
  const wrappers = new WeakMap<object, object>()

  // One wrapper per object, so that what is one object in the document is one for the reader too.
  function wrap(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    const known = wrappers.get(value)
    if (known !== undefined) return known
    const wrapper = new Proxy(value, {
      get(target, key) {
        reads += 1
        return wrap(Reflect.get(target, key))
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target)
        reads += keys.length
        return keys
      },
    })
    wrappers.set(value, wrapper)
    return wrapper
  }

  return { document: wrap(document) as object, reads: () => reads }
}
