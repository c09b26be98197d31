import { createRulesetFunction, type RulesetFunctionWithValidator } from '@stoplight/spectral-core'
import type { JsonNode } from '../document/node.ts'
import { pointerOf } from '../document/place.ts'
import { comparedTypes, propertiesOf, schemasBelow } from '../document/schema.ts'
import { reported } from '../rules/rule.ts'

/** JSON types by field name; `null` is left out and an integer is a number. */
export type TypesByName = Readonly<Record<string, readonly string[]>>

export type FieldTypes = { readonly request: TypesByName; readonly response: TypesByName }

type FieldTypesOptions = {
  /** Field names that may have any type. Default: `[]`. */
  readonly except?: readonly string[]
} | null

export type FieldTypesFunction = RulesetFunctionWithValidator<unknown, FieldTypesOptions>

/**
 * A rule function that holds every field to the JSON types the contract gives its name, and a name that the
 * contract does not know to one type throughout the document; requests and responses each for themselves.
 */
export function createFieldTypes(types: FieldTypes): FieldTypesFunction {
  return createRulesetFunction<unknown, FieldTypesOptions>(
    {
      input: null,
      options: {
        type: ['object', 'null'],
        properties: { except: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    },
    function fieldTypes(_resolved, options, context) {
      const except = new Set(options?.except)
      return reported(context, (report, { facts, requestSchemas, responseSchemas }) => {
        checkSide('request', requestSchemas, types.request)
        checkSide('response', responseSchemas, types.response)

        function checkSide(side: string, roots: readonly JsonNode[], known: TypesByName): void {
          const first = new Map<string, { readonly types: string[]; readonly property: JsonNode }>()
          for (const property of propertiesOf(schemasBelow(roots))) {
            const { name, entryPlace } = property
            const types = comparedTypes(facts(property))
            if (types.length === 0 || except.has(name)) continue
            const field = `Field "${name}" of a ${side} is ${types.join(' or ')}`
            if (Object.hasOwn(known, name)) {
              const allowed = known[name] ?? []
              if (types.every((type) => allowed.includes(type))) continue
              const advice = 'Give it the type of the contract.'
              report(`${field}; the contract says ${allowed.join(' or ')}. ${advice}`, entryPlace)
              continue
            }
            const earlier = first.get(name) ?? { types, property }
            first.set(name, earlier)
            if (earlier.types.join() === types.join()) continue
            report(
              `${field} here and ${earlier.types.join(' or ')} at ${pointerOf(earlier.property.place)}. ` +
                'Give both one type, or one of them another name.',
              entryPlace,
            )
          }
        }
      })
    },
  )
}
