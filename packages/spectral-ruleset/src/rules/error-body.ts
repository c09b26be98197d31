import { jsonBodiesOf, titleOf } from '../document/model.ts'
import type { JsonNode, JsonObject } from '../document/node.ts'
import { oncePerObject, partsOf } from '../document/schema.ts'
import { rule } from './rule.ts'

const wanted = ['status', 'code', 'message', 'request_id']
const list = 'status, code, message and request_id'

type Fields = { readonly declared: readonly string[]; readonly required: readonly string[] }
const none: Fields = { declared: [], required: [] }

/** The wanted fields of a schema: those that it has itself, or in one of its `allOf`, or in all of its alternatives. */
function createFields(): (schema: JsonNode) => Fields {
  const fieldsOf = oncePerObject(none, partsOf, (schema): Fields => {
    if (schema.isBroken) return { declared: wanted, required: wanted }
    const { target, value } = schema
    const joined = [...(target === undefined ? [] : [target]), ...schema.members('allOf')].map(fieldsOf)
    const choices = ['anyOf', 'oneOf'].map((key) => schema.members(key).map(fieldsOf))
    const having = (key: keyof Fields, own: readonly unknown[]) => {
      const some = new Set([...own, ...joined.flatMap((part) => part[key])])
      const inEvery = (name: string) =>
        choices.some((parts) => parts.length > 0 && parts.every((part) => part[key].includes(name)))
      return wanted.filter((name) => some.has(name) || inEvery(name))
    }
    return {
      declared: having(
        'declared',
        schema.members('properties').map(({ name }) => name),
      ),
      required: having('required', Array.isArray(value.required) ? value.required : []),
    }
  })
  return fieldsOf
}

export const errorRules = {
  'innwire-error-body': rule(
    { description: `Every 4xx and 5xx response has a JSON body that requires ${list}.`, severity: 'error' },
    (report) => {
      const fieldsOf = createFields()
      const seen = new Set<JsonObject>()

      function check(response: JsonNode, title: string): void {
        const bodies = jsonBodiesOf(response)
        if (bodies.length === 0) {
          const advice = `Add "application/json" with a schema that requires ${list}.`
          report(`${title} has no JSON body. ${advice}`, response.place)
        }
        for (const body of bodies) {
          const schema = body.member('schema')
          const { declared, required } = schema === undefined ? none : fieldsOf(schema)
          const lacking = wanted.filter((name) => !declared.includes(name) || !required.includes(name))
          if (lacking.length === 0) continue
          report(
            `${title} does not declare and require ${lacking.join(', ')} in its ${body.name} body. ` +
              'Add what is missing to "properties" and to "required".',
            body.place,
          )
        }
      }

      return {
        pathOperation: (operation) => {
          // An answer to HEAD has no body, whatever its status.
          if (operation.method === 'head') return
          for (const entry of operation.node.members('responses')) {
            const response = /^[45](\d\d|xx)$/i.test(entry.name) ? entry.open() : undefined
            if (response === undefined || seen.has(response.value)) continue
            seen.add(response.value)
            check(response, `Response ${entry.name} of ${titleOf(operation)}`)
          }
        },
      }
    },
  ),
}
