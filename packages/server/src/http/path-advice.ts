const startedWith = 'on a port of its own, which the server prints when it starts'

/** For a path of the control API that was asked of the property API. */
export const propertyPathAdvice = (path: string): string | undefined =>
  path.startsWith('/control/') ? `It belongs to the control API, ${startedWith} with --control.` : undefined

/** For a path of the property API that was asked of the control API, and for the place where the paths begin. */
export function controlPathAdvice(path: string): string | undefined {
  if (path.startsWith('/api/')) return `It belongs to the property API, ${startedWith}.`
  const start = /^\/control(\/v1)?\/?$/.test(path)
  return start ? 'The paths begin below it, such as /control/v1/properties.' : undefined
}
