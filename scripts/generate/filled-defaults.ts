import type { OpenApiDocument, Schema } from '../contract/openapi-document.ts'

/** The document as its reader sees it once the defaults are filled in: what has a default is always there. */
export function withDefaultsFilled(document: OpenApiDocument): OpenApiDocument {
  const filled = fill(document) as OpenApiDocument
  for (const parameter of Object.values(filled.components.parameters)) {
    if (parameter.schema.default !== undefined) parameter.required = true
  }
  return filled
}

function fill(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fill)
  if (value === null || typeof value !== 'object') return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)])) as Schema
  const withDefault = propertiesOf(copy).filter(([, property]) => property.default !== undefined)
  if (withDefault.length === 0) return copy
  return { ...copy, required: [...(copy.required ?? []), ...withDefault.map(([name]) => name)] }
}

/** A property may itself be called `properties`; then it holds a schema's keywords, and not schemas. */
const propertiesOf = ({ properties }: Schema) =>
  Object.entries(properties ?? {}).filter(([, property]) => property !== null && typeof property === 'object')
