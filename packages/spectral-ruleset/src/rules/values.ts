import type { RuleDefinition } from '@stoplight/spectral-core'
import { isFormMediaType, isJsonMediaType } from '../document/model.ts'
import { isJsonObject, type JsonNode, type JsonObject } from '../document/node.ts'
import { type Place, under } from '../document/place.ts'
import { isLoose, isScalar } from '../document/schema.ts'
import { rule, type Visitor } from './rule.ts'

/** A value that has a name: a property or a parameter. */
type Field = {
  /** How messages call it: `Property "price"`. */
  readonly title: string
  /** A parameter's name without its final `[]`. */
  readonly name: string
  readonly schema: JsonNode
  readonly place: Place
  /** What a parameter says beside its schema. */
  readonly parameter: JsonObject
}

function eachField(visit: (field: Field) => void): Visitor {
  return {
    property: (schema) => {
      const { name, entryPlace } = schema
      visit({ title: `Property "${name}"`, name, schema, place: entryPlace, parameter: {} })
    },
    parameter: (parameter) => {
      const { name } = parameter.value
      const schema = parameter.member('schema')
      if (typeof name !== 'string' || schema === undefined) return
      visit({
        title: `Parameter "${name}"`,
        name: name.replace(/\[\]$/, ''),
        schema,
        place: parameter.place,
        parameter: parameter.value,
      })
    },
  }
}

function formatRule(description: string, format: string, names: RegExp, advice: string): RuleDefinition {
  return rule({ description, severity: 'warn' }, (report, { facts }) =>
    eachField(({ title, name, schema, place }) => {
      if (!names.test(name)) return
      const { types, date, dateTime } = facts(schema)
      if (!types.has('string') || (format === 'date' ? date : dateTime)) return
      report(`${title} is a string without the format "${format}". Add "format: ${format}" ${advice}`, place)
    }),
  )
}

function hasExample({ example, examples }: JsonObject): boolean {
  return example !== undefined || (isJsonObject(examples) && Object.keys(examples).length > 0)
}

export const valueRules = {
  'innwire-date-format': formatRule(
    'A string named "date" or "…_date" has "format: date".',
    'date',
    /(^|_)date$/,
    '(a calendar day such as 2026-01-31); if it holds an instant, end its name in "_at".',
  ),
  'innwire-timestamp-format': formatRule(
    'A string named "…_at" has "format: date-time".',
    'date-time',
    /_at$/,
    '(an instant such as 2026-01-31T09:30:00Z); if it holds a day, end its name in "_date".',
  ),
  'innwire-no-single-float': rule({ description: 'No "format: float".', severity: 'error' }, (report) => ({
    schema: ({ value: { format }, place }) => {
      if (format !== 'float') return
      report(
        'Format "float" holds seven digits, no cents above 131,072. ' +
          'Make it "double", which holds fifteen, or send a decimal string with a "pattern".',
        under(place, 'format'),
      )
    },
  })),
  'innwire-money-pattern': rule(
    {
      description:
        'A string named "price", "amount", "exchange_rate", "…_price", "…_total", "…_amount" or "…_rate", or in a list named "…_amounts", has a "pattern" or "enum".',
      severity: 'error',
    },
    (report, { facts }) =>
      eachField(({ title, name, schema, place }) => {
        const isMoney = /^(price|amount|exchange_rate)$|_(price|total|amount|rate)$/.test(name)
        const isFree = isMoney
          ? isLoose(facts(schema))
          : name.endsWith('_amounts') && facts(schema).looseItems
        if (!isFree) return
        report(
          `${title} holds a decimal as a string but does not say how it is spelled. ` +
            'Add a "pattern" such as ^\\d+(\\.\\d{1,3})?$ (or an "enum") to its schema.',
          place,
        )
      }),
  ),
  'innwire-scalar-examples': rule(
    {
      description:
        'Scalar properties and parameters have an "example", "examples", "default", "const" or "enum".',
      severity: 'warn',
    },
    (report, { facts }) =>
      eachField(({ title, schema, place, parameter }) => {
        const found = facts(schema)
        if (!isScalar(found) || found.exampled || hasExample(parameter)) return
        report(
          `${title} shows no value. Add "example" (or "examples", "default", "const", "enum") to its schema.`,
          place,
        )
      }),
  ),
  'innwire-media-type-examples': rule(
    { description: 'JSON and form bodies have an "example" or named "examples".', severity: 'warn' },
    (report) => ({
      body: ({ name, value, place }) => {
        if (!(isJsonMediaType(name) || isFormMediaType(name)) || hasExample(value)) return
        report(`Body ${name} shows no example. Add "example", or named "examples".`, place)
      },
    }),
  ),
}
