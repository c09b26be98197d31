/** `application/json`, `application/problem+json; charset=utf-8` and the like. */
export function isJsonMediaType(name: string): boolean {
  const type = essence(name)
  return type === 'application/json' || type === 'text/json' || type.endsWith('+json')
}

export function isFormMediaType(name: string): boolean {
  const type = essence(name)
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
}

function essence(name: string): string {
  return (name.split(';')[0] ?? '').trim().toLowerCase()
}
