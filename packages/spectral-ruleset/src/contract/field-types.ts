import { createRulesetFunction, type RulesetFunctionWithValidator } from '@stoplight/spectral-core'
import { pointerOf } from '../document/place.ts'
import { entryPlace, type Located, nameOf } from '../document/reader.ts'
import { walkSchemas } from '../document/schema-walk.ts'
import { type Survey, surveyInContext } from '../document/survey.ts'
import { type Finding, toResults } from '../rules/document-rule.ts'
import type { FieldTypes, TypesByName } from './contract-data.ts'
import { jsonTypes } from './json-types.ts'

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
      const survey = surveyInContext(context)
      const except = new Set(options?.except)
      const { requestSchemas, responseSchemas } = survey.parts
      return toResults([
        ...checkSide('request', requestSchemas, types.request, except, survey),
        ...checkSide('response', responseSchemas, types.response, except, survey),
      ])
    },
  )
}

function checkSide(
  side: string,
  roots: readonly Located[],
  known: TypesByName,
  except: ReadonlySet<string>,
  survey: Survey,
): Finding[] {
  const first = new Map<string, { readonly types: readonly string[]; readonly property: Located }>()
  return walkSchemas(survey.reader, roots).properties.flatMap((property): Finding[] => {
    const name = nameOf(property)
    const types = jsonTypes(survey.facts(property))
    if (types.length === 0 || except.has(name)) return []
    const place = entryPlace(property)
    if (Object.hasOwn(known, name)) {
      const allowed = known[name] ?? []
      if (types.every((type) => allowed.includes(type))) return []
      const message =
        `Field "${name}" of a ${side} is ${types.join(' or ')}; the contract says ${allowed.join(' or ')}. ` +
        'Give it the type of the contract.'
      return [{ message, place }]
    }
    const earlier = first.get(name)
    if (earlier === undefined) first.set(name, { types, property })
    if (earlier === undefined || earlier.types.join() === types.join()) return []
    const message =
      `Field "${name}" of a ${side} is ${types.join(' or ')} here and ${earlier.types.join(' or ')} at ` +
      `${pointerOf(earlier.property.place)}. Give both one type, or one of them another name.`
    return [{ message, place }]
  })
}
