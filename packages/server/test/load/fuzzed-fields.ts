import {
  type OpenApiDocument,
  operationsOf,
  resolve,
  type Schema,
} from '../../../../scripts/contract/openapi-document.ts'
import { flat, placed, sampleOf } from './growing-values.ts'
import { bodyOf, fieldsOf as encoded, filled, inHead, type Sent } from './grown-requests.ts'
import { fieldsOf, headerOf, jsonOf, type Pump, segmentOf } from './pumps.ts'

/** A field of a request that a caller fills, and the request in which it has so many bytes. */
export type Field = { name: string; ofBytes: (pump: Pump, bytes: number) => Sent }

/** What any request may have beside the headers of its contract. */
const usualHeaders = [
  'accept',
  'accept-encoding',
  'authorization',
  'content-type',
  'cookie',
  'origin',
  'range',
  'te',
]

/** Every field of every operation of a contract, by operation: of path, query, headers, form and body. */
export const fuzzedFields = (document: OpenApiDocument): [operationId: string, Field[]][] =>
  [...operationsOf(document)].map(({ path, method, operation }) => {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
    const named = (place: string) => parameters.filter((its) => its.in === place)
    const needed = named('query').filter((its) => its.required)
    const query = encoded(needed.map((its) => [its.name, its.example ?? sampleOf(document, its.schema)]))
    const body = bodyOf(document, operation)
    const isJson = body?.type === 'application/json'
    const good = isJson ? sampleOf(document, body.schema) : undefined
    const base: Sent = {
      method: method.toUpperCase(),
      path: filled(path, parameters),
      query,
      ...(isJson && { type: body.type, body: JSON.stringify(good) }),
    }
    const inPath = named('path').map(({ name }) => ({
      name: `path ${name}`,
      ofBytes: (pump: Pump, bytes: number) => {
        const segment = segmentOf(pump, inHead(bytes))
        return {
          ...base,
          path: filled(
            path.replace(`{${name}}`, () => segment),
            parameters,
          ),
        }
      },
    }))
    const names = [...named('query').map(({ name }) => name), 'stranger']
    const inQuery = names.map((name) => ({
      name: `query ${name}`,
      ofBytes: (pump: Pump, bytes: number) => ({
        ...base,
        query: `${query}&${fieldsOf(name, pump, inHead(bytes))}`,
      }),
    }))
    const inForm = names.map((name) => ({
      name: `form ${name}`,
      ofBytes: (pump: Pump, bytes: number) => ({
        ...base,
        type: 'application/x-www-form-urlencoded',
        body: fieldsOf(name, pump, bytes),
      }),
    }))
    const inHeaders = [...named('header').map((its) => its.name), ...usualHeaders].map((name) => ({
      name: `header ${name}`,
      ofBytes: (pump: Pump, bytes: number) => ({
        ...base,
        // Refused where it would change something.
        query: method === 'get' ? query : `${query}&stranger=1`,
        headers: { [name]: headerOf(pump, inHead(bytes)) },
      }),
    }))
    const inBody = placesOf(document, body?.schema ?? {}, good).map(({ at, whole }) => ({
      name: `body ${at.join('.')}`,
      ofBytes: (pump: Pump, bytes: number) => ({
        ...base,
        // No function of JSON writes what is grown here: numbers of any length, a name many times.
        body: JSON.stringify(placed(whole, at, grown)).replace(JSON.stringify(grown), () =>
          jsonOf(pump, bytes),
        ),
      }),
    }))
    const isForm = body !== undefined && !isJson
    const fields = [...inPath, ...inQuery, ...inHeaders, ...(isForm ? inForm : []), ...(isJson ? inBody : [])]
    return [operation.operationId, fields]
  })

const grown = '(grown)'

/** A place of a body, and a body that has it. */
type Place = { at: string[]; whole: unknown }

/** Every place of a body: itself, its fields, an entry of its lists and maps, and those of each choice. */
function placesOf(document: OpenApiDocument, schema: Schema, whole: unknown, at: string[] = []): Place[] {
  const its = flat(document, schema)
  const parts: [string, Schema][] = Object.entries(its.properties ?? {})
  if (its.items) parts.push(['0', its.items])
  if (typeof its.additionalProperties === 'object') parts.push(['HR:1', its.additionalProperties as Schema])
  const choices = [...(its.oneOf ?? []), ...(its.anyOf ?? [])]
  return [
    { at, whole },
    ...parts.flatMap(([name, part]) => placesOf(document, part, whole, [...at, name])),
    ...choices
      .filter((choice) => choice.$ref || choice.type)
      .flatMap((choice) => placesOf(document, choice, placed(whole, at, sampleOf(document, choice)), at)),
  ]
}
