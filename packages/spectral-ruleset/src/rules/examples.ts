import { isScalar } from '../document/facts.ts'
import { isJsonObject } from '../document/json.ts'
import { isFormMediaType, isJsonMediaType } from '../document/media-type.ts'
import { type Located, nameOf } from '../document/reader.ts'
import { documentRule } from './document-rule.ts'
import { fieldsOf } from './fields.ts'

export const scalarExamples = documentRule({
  description: 'Every scalar property and parameter shows a value.',
  severity: 'warn',
  find: (survey) =>
    fieldsOf(survey).flatMap(({ title, schema, parameter, place }) => {
      const facts = survey.facts(schema)
      if (!isScalar(facts) || facts.exampled) return []
      if (parameter !== undefined && hasExample(parameter)) return []
      const message = `${title} shows no value. Add "example" (or "examples", "default", "const", "enum") to its schema.`
      return [{ message, place }]
    }),
})

export const mediaTypeExamples = documentRule({
  description: 'Every JSON and form body shows an example.',
  severity: 'warn',
  find: ({ parts }) =>
    parts.mediaTypes
      .filter((body) => isJsonMediaType(nameOf(body)) || isFormMediaType(nameOf(body)))
      .filter((body) => !hasExample(body))
      .map((body) => ({
        message: `Body ${nameOf(body)} shows no example. Add "example", or named "examples".`,
        place: body.place,
      })),
})

function hasExample({ value }: Located): boolean {
  if (Object.hasOwn(value, 'example')) return true
  return isJsonObject(value.examples) && Object.keys(value.examples).length > 0
}
