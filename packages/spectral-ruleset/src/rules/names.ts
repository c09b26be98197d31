import type { RuleDefinition } from '@stoplight/spectral-core'
import { type Place, under } from '../document/place.ts'
import { entryPlace, nameOf } from '../document/reader.ts'
import type { Survey } from '../document/survey.ts'
import { isCamelCase, isPascalCase, isSnakeCase, toCamelCase, toPascalCase, toSnakeCase } from './casing.ts'
import { documentRule, type Finding } from './document-rule.ts'

type Named = { readonly name: string; readonly place: Place }

const styles = {
  snake_case: { holds: isSnakeCase, mend: toSnakeCase },
  camelCase: { holds: isCamelCase, mend: toCamelCase },
  PascalCase: { holds: isPascalCase, mend: toPascalCase },
}

export const propertyNames = namingRule(
  'Property',
  'snake_case',
  ({ all }) => all.properties.map((property) => ({ name: nameOf(property), place: entryPlace(property) })),
  // Lists in form bodies are often named like `days[]`.
  '[]',
)

export const schemaNames = namingRule('Component schema', 'PascalCase', ({ reader }) => {
  const components = reader.member(reader.root, 'components')
  const schemas = components === undefined ? [] : reader.members(components, 'schemas')
  return schemas.map((schema) => ({ name: nameOf(schema), place: entryPlace(schema) }))
})

export const exampleNames = namingRule('Example', 'PascalCase', ({ parts, reader }) =>
  parts.exampleMaps.flatMap((map) =>
    Object.keys(map.value).map((name) => {
      const example = reader.member(map, name)
      return { name, place: example === undefined ? under(map.place, name) : entryPlace(example) }
    }),
  ),
)

export const operationIds = namingRule('Operation id', 'camelCase', ({ parts }) =>
  parts.operations.flatMap(({ value, place }) =>
    typeof value.operationId === 'string'
      ? [{ name: value.operationId, place: under(place, 'operationId') }]
      : [],
  ),
)

export const parameterNames = namingRule(
  'Parameter',
  'snake_case',
  ({ parts }) =>
    parts.parameters.flatMap(({ value, place }) => {
      // Header names have a convention of their own (X-Request-Id).
      if (typeof value.name !== 'string' || value.in === 'header') return []
      return [{ name: value.name, place: under(place, 'name') }]
    }),
  '[]',
)

/** `ending` may stand behind a name and is not looked at. */
function namingRule(
  thing: string,
  style: keyof typeof styles,
  named: (survey: Survey) => readonly Named[],
  ending = '',
): RuleDefinition {
  const { holds, mend } = styles[style]
  const check = ({ name, place }: Named): Finding[] => {
    const tail = ending !== '' && name.endsWith(ending) ? ending : ''
    const stem = name.slice(0, name.length - tail.length)
    if (holds(stem)) return []
    const better = mend(stem)
    const advice = holds(better) ? `Rename it, for instance to "${better}${tail}".` : 'Rename it.'
    return [{ message: `${thing} "${name}" is not ${style}. ${advice}`, place }]
  }
  return documentRule({
    description: `${thing} names are ${style}${ending === '' ? '' : `, with or without a final "${ending}"`}.`,
    severity: 'warn',
    find: (survey) => named(survey).flatMap(check),
  })
}
