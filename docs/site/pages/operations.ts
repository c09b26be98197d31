import { type OpenApiDocument, operationsOf } from '../../../scripts/contract/openapi-document.ts'
import { contracts } from './contracts.ts'

/** One operation as the site lists it; `address` is its place in the reference. */
export type ListedOperation = {
  id: string
  tag: string
  method: string
  path: string
  summary: string
  basis: string | undefined
  role: string | undefined
  address: string
}

export const operations = {
  property: listed(contracts.property, '/reference.html'),
  control: listed(contracts.control, '/control.html'),
}

function listed(document: OpenApiDocument, reference: string): ListedOperation[] {
  return [...operationsOf(document)].map(({ path, method, operation }) => {
    const [tag] = operation.tags
    return {
      id: operation.operationId,
      tag,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      basis: operation['x-basis'],
      role: operation['x-role'],
      address: `${reference}#/${redocSlug(tag)}/${redocSlug(operation.operationId)}`,
    }
  })
}

/** Redoc's own rule for the parts of a route; a browser test holds it to what Redoc does. */
function redocSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
