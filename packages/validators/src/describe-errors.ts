import type { ErrorCode } from '@innwire/types'
import type { SchemaError } from './compiled-schema.ts'
import { type Issue, mostIssues, type ReaderCode } from './issue.ts'
import { nearestName } from './nearest-name.ts'
import { joinPath, readablePath, shortened } from './path.ts'
import { unknownName } from './unknown-name.ts'

/** Who is at fault decides what the sentence asks for. */
export type Side = 'request' | 'response'

/**
 * Turns the complaints of a compiled schema into issues with a path and a sentence, at most 100.
 * @example
 * if (!schema(body)) return describeErrors(schema.errors ?? [], 'request')
 */
export function describeErrors<Code extends string = ErrorCode>(
  errors: SchemaError<Code>[],
  side: Side,
): Issue<Code | ReaderCode>[] {
  const issues: Issue<Code | ReaderCode>[] = []
  let wrongType: string | undefined
  for (const error of errors) {
    if (issues.length === mostIssues) break
    // What else a value of the wrong type violates says nothing more.
    if (isDetailOfAnother(error) || error.instancePath === wrongType) continue
    issues.push(describe(error, side))
    if (error.keyword === 'type') wrongType = error.instancePath
  }
  return issues
}

/** The checks of a key come with one complaint of the whole; a condition only says that its consequence complained. */
const isDetailOfAnother = ({ keyword, propertyName }: SchemaError<string>) =>
  keyword === 'if' || (propertyName !== undefined && keyword !== 'propertyNames')

function describe<Code extends string>(error: SchemaError<Code>, side: Side): Issue<Code | ReaderCode> {
  const { keyword, params } = error
  const path = readablePath(error.instancePath)
  if (keyword === 'required' || (keyword === 'discriminator' && params.tagValue === undefined)) {
    const name = String(params.missingProperty ?? params.tag)
    const message = side === 'request' ? `${name} is missing. Add it.` : `${name} is missing.`
    return { path: joinPath(path, name), code: 'required', message }
  }
  if (keyword === 'propertyNames') {
    const name = String(params.propertyName)
    return {
      path: joinPath(path, name),
      code: 'invalid_value',
      message: sentence(error, side, name),
    }
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params.additionalProperty ?? params.unevaluatedProperty)
    const { 'x-names': names, properties } = error.parentSchema
    const known = (names as string[] | undefined) ?? Object.keys(properties ?? {})
    return unknownName(joinPath(path, name), name, known)
  }
  if (keyword === 'discriminator') {
    const name = String(params.tag)
    return {
      path: joinPath(path, name),
      code: 'invalid_value',
      message: sentence(error, side, params.tagValue),
    }
  }
  return { path: path || side, code: codeOf(error), message: sentence(error, side, error.data) }
}

function sentence(error: SchemaError<string>, side: Side, value: unknown): string {
  const ask = side === 'response' ? 'Expected' : 'Give'
  const wanted = expectation(error)
  if (error.keyword === 'not' || mayBeSecret(error)) return `${ask} ${wanted}.`
  const nothing = value === null || value === '' || value === 'undefined' || value === 'null'
  const hint = side === 'request' && nothing ? withoutValue(error) : ''
  return `${ask} ${wanted}; this is ${show(value)}.${hint || meant(error, value)}`
}

/** What to send where there is no value. */
const withoutValue = ({ parentSchema: { type } }: SchemaError<string>): string =>
  Array.isArray(type) && type.includes('null')
    ? ' Write null where you have none.'
    : ' Leave it out where it is optional.'

/** Such a value, or a body that is nothing but a text, is not repeated: it may be a password or hold one. */
const mayBeSecret = ({ parentSchema, instancePath, data }: SchemaError<string>): boolean =>
  parentSchema.format === 'password' ||
  parentSchema['x-secret'] === true ||
  (instancePath === '' && typeof data === 'string')

/** The name that a misspelt one stands for, where it is one of a few. */
function meant({ keyword, schema }: SchemaError<string>, value: unknown): string {
  if (keyword !== 'enum' || typeof value !== 'string') return ''
  const names = (schema as unknown[]).filter((one) => typeof one === 'string')
  // Numbers beside them: these are values and no names.
  const nearest = names.length === (schema as unknown[]).length ? nearestName(value, names) : undefined
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`
}

function codeOf<Code extends string>({ keyword, parentSchema }: SchemaError<Code>): Code | ReaderCode {
  const own = parentSchema['x-error-code']?.[keyword]
  if (own) return own
  if (keyword === 'type') return 'invalid_type'
  if (keyword === 'minItems') return 'too_few'
  if (keyword === 'maxItems') return 'too_many'
  return 'invalid_value'
}

/** What the schema asks for, in words: the contract's own (`x-expects`), or else made from the keyword. */
function expectation({ keyword, schema, parentSchema }: SchemaError<string>): string {
  if (keyword === 'minItems') return `at least ${schema} ${schema === 1 ? 'entry' : 'entries'}`
  if (keyword === 'maxItems') return `at most ${schema} entries`
  const own = parentSchema['x-expects']
  if (typeof own === 'string') return own
  switch (keyword) {
    case 'type':
      return [schema]
        .flat()
        .map((type) => typeWords[String(type)] ?? String(type))
        .join(' or ')
    case 'enum':
      return `one of ${(schema as unknown[]).map(String).join(', ')}`
    case 'format':
      return formatWords[String(schema)] ?? `text in the format ${schema}`
    case 'propertyNames':
      return formatWords.date as string
    case 'minLength':
    case 'maxLength':
      return `text of ${between(parentSchema.minLength, parentSchema.maxLength)} characters`
    case 'minimum':
    case 'maximum':
      return `a number of ${between(parentSchema.minimum, parentSchema.maximum)}`
    default:
      return `a value that satisfies ${keyword} ${JSON.stringify(schema)}`
  }
}

const typeWords: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formatWords: Record<string, string> = {
  date: 'a calendar date as YYYY-MM-DD, such as 2026-12-24',
  'date-time': 'a timestamp such as 2026-11-20T08:01:29Z',
}

const between = (least: unknown, most: unknown) =>
  most === undefined ? `at least ${least}` : least === undefined ? `at most ${most}` : `${least} to ${most}`

function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (value !== null && typeof value === 'object') return 'an object'
  return shortened(typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : String(value))
}
