import type { ErrorCode } from '@innwire/types'

/** One complaint of a compiled schema. */
export type SchemaError<Code extends string = ErrorCode> = {
  /** JSON pointer to the value at fault; empty for the whole. */
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  /** The keyword's value, and the schema that it stands in. */
  schema: unknown
  parentSchema: Record<string, unknown> & { 'x-error-code'?: Record<string, Code> }
  data: unknown
  /** Set on complaints about the name of a key. */
  propertyName?: string
}

/** A schema compiled to a function; after `false`, `errors` says why. */
export type CompiledSchema<Code extends string = ErrorCode> = {
  (data: unknown): boolean
  /** What the last call found; null where it found nothing. */
  errors?: SchemaError<Code>[] | null
}
