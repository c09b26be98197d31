/**
 * Where something stands, as a linked list from the leaf to the root (`null`).
 *
 * Copying an array of keys at every step would cost depth × size; a link costs the same everywhere, and the
 * array is made only for the few places that are reported.
 */
export type Place = { readonly parent: Place; readonly key: string | number } | null

export function under(parent: Place, ...keys: readonly (string | number)[]): Place {
  return keys.reduce<Place>((place, key) => ({ parent: place, key }), parent)
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
