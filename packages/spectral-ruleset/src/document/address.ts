const absolute = /^([a-z][a-z0-9+.-]*:|\/)/i

/** The file that a `$ref` in `base` names, written the way Spectral writes the sources of its documents. */
export function resolveAddress(base: string, address: string): string {
  if (absolute.test(address)) return address
  const steps = base.split('/').slice(0, -1)
  for (const step of address.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The keys of a JSON pointer (`/a/b~1c`), or `undefined` where it is not one. */
export function pointerSteps(pointer: string): string[] | undefined {
  if (pointer === '' || pointer === '/') return []
  if (!pointer.startsWith('/')) return undefined
  return pointer.slice(1).split('/').map(decodeStep)
}

function decodeStep(step: string): string {
  return decodePercent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A bare "%" in a key is legal JSON although it is not legal in a URI.
    return text
  }
}
