import { type Located, nameOf, type Reader } from './reader.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

export type Operation = {
  readonly method: string
  readonly path: string
  readonly pathItem: Located
  readonly located: Located
}

/** Every method of every path. A path item that two paths share gives its operations to both. */
export function operationsOf(reader: Reader): Operation[] {
  return reader
    .members(reader.root, 'paths')
    .filter((entry) => nameOf(entry).startsWith('/'))
    .flatMap((entry) => {
      const pathItem = reader.open(entry)
      return pathItem === undefined ? [] : operationsOfItem(reader, pathItem, nameOf(entry))
    })
}

export function operationsOfItem(reader: Reader, pathItem: Located, path: string): Operation[] {
  return methods.flatMap((method) => {
    const located = reader.member(pathItem, method)
    return located === undefined ? [] : [{ method, path, pathItem, located }]
  })
}

/** Each operation once, with the first path that has it. */
export function distinct(operations: readonly Operation[]): Operation[] {
  const seen = new Set<unknown>()
  return operations.filter(({ located }) => {
    if (seen.has(located.value)) return false
    seen.add(located.value)
    return true
  })
}

/** How messages name an operation: `GET /rooms`. */
export function titleOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}
