import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
} from '../../../../scripts/contract/openapi-document.ts'
import { fullOf, placed, placesOf, sampleOf, wrongOf } from './growing-values.ts'

/** A request of an operation as it goes over the wire, without what lets it in. */
export type Sent = {
  method: string
  path: string
  query: string
  type?: string
  headers?: Record<string, string | string[]>
  body?: string
}

/** A request that can be made as large as one likes, up to what the operation reads at all. */
export type Growing = {
  operationId: string
  /** What grows, and how. */
  name: string
  /** The request with so many bytes of it, more or less. */
  ofBytes: (bytes: number) => Sent
  /** The request at the bound of the contract, where there is one. */
  atBound?: () => Sent
}

/** D29; what else stands in the body has room beside it. */
export const mostBytes = 1_950_000
/** Node reads no more of the address and the headers. */
const mostHeadBytes = 14_000
/** What stands in the address or a header grows as a body does, but to what is read there. */
export const inHead = (bytes: number) => Math.floor((bytes * mostHeadBytes) / mostBytes)

/** Every place of every operation of a contract that grows, by operation. */
export const growingRequests = (document: OpenApiDocument): [operationId: string, Growing[]][] =>
  [...operationsOf(document)].map(({ path, method, operation }) => {
    const own = { document, operation, method: method.toUpperCase(), path }
    return [operation.operationId, [...inQuery(own), ...inBody(own)]]
  })

type Own = { document: OpenApiDocument; operation: Operation; method: string; path: string }

function inQuery({ document, operation, method, path }: Own): Growing[] {
  const { operationId } = operation
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  const base = { method, path: filled(path, parameters) }
  const needed = parameters.filter((its) => its.in === 'query' && its.required)
  const others = fieldsOf(needed.map((its) => [its.name, its.example ?? sampleOf(document, its.schema)]))
  const isForm = bodyOf(document, operation)?.type === 'application/x-www-form-urlencoded'
  return fieldsThatGrow(parameters.filter((its) => its.in === 'query')).flatMap(({ name, grow }) => [
    {
      operationId,
      name: `query ${name}`,
      ofBytes: (bytes: number) => ({ ...base, query: `${others}&${grow(inHead(bytes))}` }),
    },
    ...(isForm
      ? [
          {
            operationId,
            name: `form ${name}`,
            ofBytes: (bytes: number) => ({
              ...base,
              query: others,
              type: 'application/x-www-form-urlencoded',
              body: grow(bytes),
            }),
          },
        ]
      : []),
  ])
}

/** The ways in which a query or form grows: each field, in all spellings of a list, and fields that do not exist. */
function fieldsThatGrow(parameters: { name: string; schema: Schema }[]) {
  const repeated = (text: string) => (bytes: number) => text.repeat(Math.floor(bytes / text.length))
  const numbered = (bytes: number) =>
    Array.from({ length: bytes / 10 }, (_, index) => `n${1_000_000 + index}=`).join('&')
  const named = parameters.flatMap(({ name }) => {
    const field = encodeURIComponent(name)
    const long = (sign: string) => (bytes: number) => `${field}=${sign.repeat(bytes / sign.length)}`
    return [
      { name: `${name} long`, grow: long('x') },
      { name: `${name} of digits`, grow: long('1') },
      { name: `${name} encoded`, grow: long('%22') },
      { name: `${name} of commas`, grow: long(',') },
      { name: `${name} of brackets`, grow: long('[') },
      { name: `${name} again and again`, grow: repeated(`${field}=1&`) },
      { name: `${name} numbered`, grow: repeated(`${field}[0]=1&`) },
    ]
  })
  return [
    ...named,
    { name: 'of empty fields', grow: repeated('a&') },
    { name: 'of fields that do not exist', grow: numbered },
    { name: 'of one long name', grow: (bytes: number) => `${'x'.repeat(bytes)}=` },
    { name: 'of separators', grow: (bytes: number) => `${'&'.repeat(bytes)}x=1` },
  ]
}

function inBody({ document, operation, method, path }: Own): Growing[] {
  const body = bodyOf(document, operation)
  if (body?.type !== 'application/json') return []
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  const base = { method, path: filled(path, parameters), query: '', type: body.type }
  const { operationId } = operation
  const good = sampleOf(document, body.schema)
  const whole = { full: sampleOf, 'full of what is wrong': wrongOf }
  return [
    ...placesOf(document, body.schema).flatMap(({ at, most, growing }) =>
      growing.map(({ name, grow }) => {
        const sent = (length: number) => ({ ...base, body: JSON.stringify(placed(good, at, grow(length))) })
        const one = (JSON.stringify(grow(101)).length - JSON.stringify(grow(1)).length) / 100
        return {
          operationId,
          name: `${at.join('.') || 'body'} of ${name}`,
          ofBytes: (bytes: number) => sent(Math.max(1, Math.floor(bytes / one))),
          ...(most !== undefined && most * one < mostBytes && { atBound: () => sent(most) }),
        }
      }),
    ),
    ...Object.entries(whole).map(([name, make]) => ({
      operationId,
      name: `body ${name}`,
      ofBytes: (bytes: number) => ({
        ...base,
        body: JSON.stringify(fullOf(document, body.schema, bytes, make)),
      }),
    })),
    {
      operationId,
      name: 'body nested',
      ofBytes: (bytes: number) => ({ ...base, body: '['.repeat(bytes / 2) + ']'.repeat(bytes / 2) }),
    },
    ...['[', '{"a":', '0,', ' '].map((text) => ({
      operationId,
      name: `body of ${text}`,
      ofBytes: (bytes: number) => ({ ...base, body: text.repeat(bytes / text.length) }),
    })),
  ]
}

export function bodyOf(document: OpenApiDocument, operation: Operation) {
  const body = operation.requestBody && resolve(document, operation.requestBody)
  const [entry] = Object.entries(body?.content ?? {})
  return entry && { type: entry[0], schema: entry[1].schema }
}

/** Of the demo hotel, so that what is sent is looked at to its end. */
const demo: Record<string, string> = { hr_id: 'demo', rate_code: 'HR:1', channel_code: 'bookingcom' }

export const filled = (
  path: string,
  parameters: { name: string; in: string; example?: unknown; schema: Schema }[],
) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((its) => its.in === 'path' && its.name === name)?.example
    return encodeURIComponent(String(demo[name] ?? example ?? '1'))
  })

export const fieldsOf = (fields: [string, unknown][]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
