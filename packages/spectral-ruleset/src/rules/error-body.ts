import type { JsonObject } from '../document/json.ts'
import { stringsOf } from '../document/json.ts'
import { isJsonMediaType } from '../document/media-type.ts'
import { oncePerObject } from '../document/memo.ts'
import { titleOf } from '../document/operations.ts'
import { type Located, nameOf, type Reader } from '../document/reader.ts'
import { documentRule, type Finding } from './document-rule.ts'

const wanted = ['status', 'code', 'message', 'request_id']
const list = 'status, code, message and request_id'

export const errorBody = documentRule({
  description: `Every 4xx and 5xx response has a JSON body that requires ${list}.`,
  severity: 'error',
  find: ({ reader, paths }) => {
    const lacking = createLacking(reader)
    const reported = new Set<JsonObject>()
    return paths.flatMap((operation) => {
      // An answer to HEAD has no body, whatever its status.
      if (operation.method === 'head') return []
      return reader.members(operation.located, 'responses').flatMap((entry): Finding[] => {
        const response = reader.open(entry)
        if (!/^[45](\d\d|xx)$/i.test(nameOf(entry)) || response === undefined) return []
        if (reported.has(response.value)) return []
        reported.add(response.value)
        return check(reader, response, `Response ${nameOf(entry)} of ${titleOf(operation)}`, lacking)
      })
    })
  },
})

function check(
  reader: Reader,
  response: Located,
  title: string,
  lacking: (schema: Located) => readonly string[],
): Finding[] {
  const bodies = reader.members(response, 'content').filter((body) => isJsonMediaType(nameOf(body)))
  if (bodies.length === 0) {
    const message = `${title} has no JSON body. Add "application/json" with a schema that requires ${list}.`
    return [{ message, place: response.place }]
  }
  return bodies.flatMap((body) => {
    const schema = reader.member(body, 'schema')
    const names = schema === undefined ? wanted : lacking(schema)
    if (names.length === 0) return []
    const message =
      `${title} does not declare and require ${names.join(', ')} in its ${nameOf(body)} body. ` +
      'Add what is missing to "properties" and to "required".'
    return [{ message, place: body.place }]
  })
}

type Fields = { readonly declared: readonly string[]; readonly required: readonly string[] }

function createLacking(reader: Reader): (schema: Located) => readonly string[] {
  const below = (schema: Located): Located[] => {
    const target = reader.target(schema)
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => reader.members(schema, key))
    return target === undefined ? parts : [target, ...parts]
  }
  const fieldsOf = oncePerObject<Fields>({ declared: [], required: [] }, below, (schema) => {
    const target = reader.target(schema)
    // Nobody can say what stands behind a broken reference; Spectral reports the reference itself.
    if (typeof schema.value.$ref === 'string' && target === undefined) {
      return { declared: wanted, required: wanted }
    }
    const joined = [...(target === undefined ? [] : [target]), ...reader.members(schema, 'allOf')].map(
      fieldsOf,
    )
    const choices = ['anyOf', 'oneOf'].map((key) => reader.members(schema, key).map(fieldsOf))
    const own = {
      declared: reader.members(schema, 'properties').map(nameOf),
      required: stringsOf(schema.value.required),
    }
    return { declared: combine('declared'), required: combine('required') }

    /** A field counts where the schema itself, one of its `allOf` or all of its alternatives have it. */
    function combine(key: keyof Fields): string[] {
      const some = new Set([...own[key], ...joined.flatMap((part) => part[key])])
      const inEvery = (name: string) =>
        choices.some((parts) => parts.length > 0 && parts.every((part) => part[key].includes(name)))
      return wanted.filter((name) => some.has(name) || inEvery(name))
    }
  })
  return (schema) => {
    const { declared, required } = fieldsOf(schema)
    return wanted.filter((name) => !declared.includes(name) || !required.includes(name))
  }
}
