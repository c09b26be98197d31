/** What the generated rules know of a contract. */
export type ContractData = {
  readonly operations: readonly ContractOperation[]
  readonly fieldTypes: FieldTypes
}

export type ContractOperation = {
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** The service's documentation shows the operation in a sample only. */
  readonly sampleOnly: boolean
  /** Required parameters. */
  readonly parameters: readonly { readonly in: string; readonly name: string }[]
  readonly bodyRequired: boolean
  readonly statuses: readonly string[]
  /** Fields of the JSON body by 2xx status, written like `rooms[].dates[].date`. */
  readonly responseFields: Readonly<Record<string, readonly string[]>>
}

/** JSON types by field name; `null` is left out and an integer is a number. */
export type TypesByName = Readonly<Record<string, readonly string[]>>

export type FieldTypes = { readonly request: TypesByName; readonly response: TypesByName }
