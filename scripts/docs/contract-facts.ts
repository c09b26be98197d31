import { type OpenApiDocument, operationsOf } from '../contract/openapi-document.ts'

/** A bundled contract, with the parts that only the docs read. */
export type Contract = OpenApiDocument & { tags?: { name: string; description?: string }[] }

/** One operation as the docs list it; `anchor` is its place in the reference page. */
export type OperationRow = { method: string; path: string; summary: string; basis: string; anchor: string }
export type OperationGroup = { name: string; description: string; operations: OperationRow[] }

/** The operations of the contract by tag, in the order of the contract's tags. */
export function operationGroups(contract: Contract): OperationGroup[] {
  const groups = new Map<string, OperationGroup>()
  for (const { name, description = '' } of contract.tags ?? []) {
    groups.set(name, { name, description, operations: [] })
  }
  for (const { path, method, operation } of operationsOf(contract)) {
    const [tag] = operation.tags
    const group = groups.get(tag) ?? { name: tag, description: '', operations: [] }
    groups.set(tag, group)
    group.operations.push({
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      basis: operation['x-basis'],
      anchor: `#/${redocSlug(tag)}/${redocSlug(operation.operationId)}`,
    })
  }
  return [...groups.values()].filter((group) => group.operations.length > 0)
}

/** Redoc's own rule for the parts of a route; the browser tests hold it to what Redoc does. */
function redocSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
