import type { Place } from '../document/place.ts'
import { entryPlace, type Located, nameOf } from '../document/reader.ts'
import type { Survey } from '../document/survey.ts'

/** A value that has a name: a property or a parameter. */
export type Field = {
  /** How messages call it: `Property "price"`. */
  readonly title: string
  /** A parameter's name without its final `[]`. */
  readonly name: string
  readonly schema: Located
  readonly place: Place
  /** The parameter that holds the schema, for what a parameter may say beside it. */
  readonly parameter?: Located
}

export function fieldsOf({ all, parts, reader }: Survey): Field[] {
  const properties = all.properties.map((schema) => {
    const name = nameOf(schema)
    return { title: `Property "${name}"`, name, schema, place: entryPlace(schema) }
  })
  const parameters = parts.parameters.flatMap((parameter) => {
    const name = parameter.value.name
    const schema = reader.member(parameter, 'schema')
    if (typeof name !== 'string' || schema === undefined) return []
    const stem = name.endsWith('[]') ? name.slice(0, -2) : name
    return [{ title: `Parameter "${name}"`, name: stem, schema, place: parameter.place, parameter }]
  })
  return [...properties, ...parameters]
}
