/** One complaint of a compiled schema. */
export type SchemaError = {
  /** JSON pointer to the value at fault; empty for the whole. */
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  /** The keyword's value, and the schema that it stands in. */
  schema: unknown
  parentSchema: Record<string, unknown>
  data: unknown
  /** Set on complaints about the name of a key. */
  propertyName?: string
}

/** A schema compiled to a function; after `false`, `errors` says why. */
export type CompiledSchema = {
  (data: unknown): boolean
  errors?: SchemaError[] | null
}
