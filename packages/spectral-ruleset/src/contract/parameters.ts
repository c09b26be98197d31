import { isJsonObject } from '../document/json.ts'
import type { Located, Reader } from '../document/reader.ts'

type Wanted = { readonly in: string; readonly name: string }

/**
 * Whether an operation takes a parameter: by itself, through its path, or as an API key that its security
 * asks for (one service, two usual ways to describe a token in the query string).
 */
export function hasParameter(reader: Reader, pathItem: Located, operation: Located, wanted: Wanted): boolean {
  const isWanted = (entry: Located) => {
    const found = reader.open(entry)?.value
    // Nobody can say which parameter stands behind a broken reference; Spectral reports the reference.
    return found === undefined || (found.name === wanted.name && found.in === wanted.in)
  }
  const listed = [...reader.members(operation, 'parameters'), ...reader.members(pathItem, 'parameters')]
  return listed.some(isWanted) || keysOf(reader, operation).some(isWanted)
}

function keysOf(reader: Reader, operation: Located): Located[] {
  const security = operation.value.security ?? reader.root.value.security
  const components = reader.member(reader.root, 'components')
  const schemes = components === undefined ? undefined : reader.member(components, 'securitySchemes')
  if (schemes === undefined || !Array.isArray(security)) return []
  const names = security.flatMap((requirement) => (isJsonObject(requirement) ? Object.keys(requirement) : []))
  return names.flatMap((name) => reader.member(schemes, name) ?? [])
}
