import type { RuleDefinition } from '@stoplight/spectral-core'
import type { Facts } from '../document/facts.ts'
import { documentRule } from './document-rule.ts'
import { fieldsOf } from './fields.ts'

export const dateFormat = formatRule({
  description: 'A string named "date" or "…_date" has the format "date".',
  isNamed: (name) => name === 'date' || name.endsWith('_date'),
  format: 'date',
  holds: (facts) => facts.date,
  advice:
    'Add "format: date" (a calendar day such as 2026-01-31); if it holds an instant, end its name in "_at".',
})

export const timestampFormat = formatRule({
  description: 'A string named "…_at" has the format "date-time".',
  isNamed: (name) => name.endsWith('_at'),
  format: 'date-time',
  holds: (facts) => facts.dateTime,
  advice:
    'Add "format: date-time" (an instant such as 2026-01-31T09:30:00Z); if it holds a day, end its name in "_date".',
})

type FormatRule = {
  readonly description: string
  readonly isNamed: (name: string) => boolean
  readonly format: string
  readonly holds: (facts: Facts) => boolean
  readonly advice: string
}

function formatRule({ description, isNamed, format, holds, advice }: FormatRule): RuleDefinition {
  return documentRule({
    description,
    severity: 'warn',
    find: (survey) =>
      fieldsOf(survey).flatMap(({ title, name, schema, place }) => {
        if (!isNamed(name)) return []
        const facts = survey.facts(schema)
        if (!facts.types.has('string') || holds(facts)) return []
        return [{ message: `${title} is a string without the format "${format}". ${advice}`, place }]
      }),
  })
}
