/**
 * Where something stands, as a linked list from the leaf to the root (`null`).
 *
 * Copying an array of keys at every step would cost depth × size; a link costs the same everywhere, and the
 * array is made only for the few places that are reported.
 */
export type Place = { readonly parent: Place; readonly key: string | number } | null

export function under(parent: Place, ...keys: readonly (string | number)[]): Place {
  let place = parent
  for (const key of keys) place = { parent: place, key }
  return place
}

export function pathOf(place: Place): (string | number)[] {
  const keys: (string | number)[] = []
  for (let at = place; at !== null; at = at.parent) keys.push(at.key)
  return keys.reverse()
}

export function pointerOf(place: Place): string {
  const steps = pathOf(place).map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))
  return ['#', ...steps].join('/')
}

/** The keys of a JSON pointer (`/a/b~1c`), or `undefined` where it is not one. */
export function pointerSteps(pointer: string): string[] | undefined {
  if (pointer === '' || pointer === '/') return []
  if (!pointer.startsWith('/')) return undefined
  const decode = (step: string) => decodePercent(step).replaceAll('~1', '/').replaceAll('~0', '~')
  return pointer.slice(1).split('/').map(decode)
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A bare "%" in a key is legal JSON although it is not legal in a URI.
    return text
  }
}

/** The file that a `$ref` in `base` names, written the way Spectral writes the sources of its documents. */
export function resolveAddress(base: string, address: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(address)) return address
  const steps = base.split('/').slice(0, -1)
  for (const step of address.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}
