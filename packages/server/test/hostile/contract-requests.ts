import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolve,
  type Schema,
} from '../../../../scripts/contract/openapi-document.ts'
import { hostileText, jsonOf, spoilt } from './hostile-values.ts'
import type { RawRequest } from './raw-http.ts'
import { type KnownValues, valuesOf } from './schema-values.ts'

/** A request that began as one of the contract, and what it was. */
export type HostileRequest = RawRequest & { operationId: string }

export type Described = { operationId: string; method: string; path: string; operation: Operation }

export const described = (document: OpenApiDocument): Described[] =>
  [...operationsOf(document)].map(({ path, method, operation }) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    operation,
  }))

/** A query or body that the server takes, where the schemas alone would hardly hit one. */
export type Good = { query?: string; body?: unknown }

/** Requests of one operation: good ones, ones on the bounds, and ones that are spoilt in every way. */
export function requestsOf(
  document: OpenApiDocument,
  { operationId, method, path, operation }: Described,
  known: KnownValues,
  good: Good = {},
): fc.Arbitrary<HostileRequest> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const fields = fieldsOf(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, valuesOf(document, schema, known, name)])),
  )
  const inPath = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, spoiltText(valuesOf(document, schema, known, name))]),
  )
  return fc
    .record({
      query: good.query === undefined ? fields : fc.oneof(fc.constant(good.query), fields),
      places: fc.record(inPath),
      sent: bodyOf(document, operation, known, fields, good),
      headers: fc.array(strangeHeader, { maxLength: 2 }),
      chunked: fc.boolean(),
    })
    .map(({ query, places, sent, headers, chunked }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] || '0'))
      return {
        operationId,
        method,
        target: query ? `${filled}?${query}` : filled,
        headers: [...(sent.type === undefined ? [] : [`content-type: ${sent.type}`]), ...headers],
        body: sent.body,
        chunked,
      }
    })
}

/** A text as the contract has it, or another one, without halves of characters, which no address can hold. */
const spoiltText = (value: fc.Arbitrary<unknown>) =>
  fc
    .oneof({ weight: 4, arbitrary: value.map(String) }, { weight: 1, arbitrary: hostileText })
    .map((text) => text.toWellFormed())

/** Fields of a query or form, each value good or not, and lists in all their spellings. */
function fieldsOf(values: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
  const one = Object.entries(values).map(([name, value]) =>
    fc
      .tuple(
        fc.constant(name),
        fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: hostileText }),
      )
      .chain(([field, given]) => fc.constantFrom(...spellings(field, given))),
  )
  const usual = fc.tuple(...one.map((field) => fc.option(field, { freq: 5, nil: '' })))
  const strange = fc.array(fc.oneof(strangeField, ...one), { maxLength: 3 })
  return fc.tuple(usual, strange).map(([own, others]) => [...own, ...others].filter(Boolean).join('&'))
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** The ways in which one could write a field; those of a list are D4's and some that nobody has promised. */
function spellings(name: string, value: unknown): [string, ...string[]] {
  const plain = name.replace(/\[\]$/, '')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (!Array.isArray(value)) return [`${encode(name)}=${encode(text)}`, `${name}=${encode(text)}`]
  const items = value.map((item) => encode(String(item)))
  return [
    items.map((item) => `${plain}[]=${item}`).join('&'),
    items.map((item) => `${plain}=${item}`).join('&'),
    `${plain}=${items.join(',')}`,
    `${plain}=${encode(text)}`,
    items.map((item, index) => `${plain}[${index}]=${item}`).join('&'),
    `${plain}[][]=${items.join('&')}`,
    `${plain}=[`,
    `${plain}=[[[`,
    `${plain}[]=${encode(text)}`,
  ]
}

const strangeField = fc.oneof(
  fc.constantFrom(
    '%',
    '%zz=1',
    'inv_code=%E0%A4%A',
    '%ff=%fe',
    'inv_code=%00',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    'toString=1',
    '=',
    '==&&=',
    '&'.repeat(500),
    '%26=%3D',
    Array.from({ length: 2000 }, (_, index) => `p${index}=`).join('&'),
    Array.from({ length: 900 }, () => 'days[]=5').join('&'),
  ),
  fc.tuple(hostileText, hostileText).map(([name, text]) => `${encode(name)}=${encode(text.slice(0, 2000))}`),
)

type Sent = { type: string | undefined; body: Uint8Array | undefined }

function bodyOf(
  document: OpenApiDocument,
  operation: Operation,
  known: KnownValues,
  fields: fc.Arbitrary<string>,
  good: Good,
): fc.Arbitrary<Sent> {
  const request = operation.requestBody && resolve(document, operation.requestBody)
  const [entry] = Object.entries(request?.content ?? {})
  if (!entry)
    return fc.option(sentAs('application/json', fc.constantFrom('{', '[]')), { freq: 9, nil: nothing })
  const [type, { schema, examples = {} }] = entry
  const made = valuesOf(document, schema as Schema, known)
  const shown = Object.values(examples).map((example) => resolve(document, example).value)
  const values = fc.oneof(fc.constantFrom(...(good.body === undefined ? shown : [good.body])), made)
  const text = type === 'application/json' ? fc.oneof(values, spoilt(values)).map(jsonOf) : fields
  const sent = sentAs(type, text)
  return request?.required ? sent : fc.option(sent, { nil: nothing })
}

const nothing: Sent = { type: undefined, body: undefined }

const sentAs = (type: string, text: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
  fc.record({
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant(type) },
      { weight: 1, arbitrary: fc.constantFrom(undefined, ...strangeTypes(type)) },
    ),
    body: fc
      .tuple(
        text,
        fc.oneof(
          { weight: 12, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.nat(wireForms.length - 1) },
        ),
      )
      .map(([plain, form]) => wireForms[form]?.(Buffer.from(plain)) ?? Buffer.from(plain)),
  })

/** What can happen to a text on its way; the first is nothing. */
const wireForms: ((body: Buffer) => Buffer)[] = [
  (body) => body,
  (body) =>
    Buffer.concat([
      body.subarray(0, body.length / 2),
      Buffer.from([0xff, 0xc0, 0x80]),
      body.subarray(body.length / 2),
    ]),
  (body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
  (body) => Buffer.from(body.toString(), 'utf16le'),
  (body) => Buffer.from(`${body}\u0000`),
  (body) => Buffer.from(`${body} ${body}`),
  (body) => body.subarray(0, body.length / 2),
  (body) => gzipSync(body),
  (body) => Buffer.from(body.toString().replace(/"(\w+)":/, '"$1":null,"$1":')),
  (body) => Buffer.from(`{"__proto__":${body},${body.subarray(1)}`),
  () => Buffer.alloc(0),
  () => Buffer.alloc(3_000_000, '['),
]

const strangeTypes = (type: string) => [
  '',
  'x',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  `${type}; charset=utf-16`,
  `${type};;;=`,
  `${type}, ${type}`,
  type.toUpperCase(),
  `${type}; ${'x'.repeat(4000)}`,
  'application/json',
  'application/x-www-form-urlencoded',
]

const strangeHeader = fc.constantFrom(
  'x-request-id: my-own-id',
  `x-request-id: ${'x'.repeat(200)}`,
  'x-request-id: two words',
  'x-request-id: caf\u00e9',
  'accept: text/html',
  'accept-encoding: br;q=1, *;q=0',
  'content-encoding: gzip',
  'if-none-match: *',
  'range: bytes=0-1',
  'expect: 100-continue',
  'cookie: __proto__=1',
  'x-forwarded-for: 127.0.0.1',
  'x-http-method-override: DELETE',
  'origin: null',
  'upgrade: websocket',
  'te: trailers',
  '__proto__: 1',
  `x-long: ${'y'.repeat(6000)}`,
)
