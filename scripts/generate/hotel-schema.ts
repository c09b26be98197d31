import { mostCalendarDays, neededParts, type PartName } from '../../packages/server/src/hotel-file/outline.ts'
import { contractFiles } from '../contract/contract.ts'
import { mapValues, type OpenApiDocument, resolve, type Schema } from '../contract/openapi-document.ts'
import type { GeneratedFile } from './generated-file.ts'

/**
 * The JSON Schema of a hotel file, for editors: the schemas of the contracts by which the server reads it. It is one of draft 7,
 * which every editor knows, so nothing in it refers to anything.
 */
export function generateHotelSchema(control: OpenApiDocument, property: OpenApiDocument): GeneratedFile {
  const of = (name: string) => plain(control, control.components.schemas[name] ?? missing(name))
  const field = (name: string, its: string) => of(name).properties?.[its] ?? missing(`${name}.${its}`)
  const dates = plain(property, property.components.schemas.DailyDateUpdate ?? missing('DailyDateUpdate'))
  const days = (minimum: number, maximum: number, description: string): Schema => ({
    type: 'integer',
    minimum,
    maximum,
    description,
  })
  const guests = withFields(without(of('StayInput'), 'checkin_date', 'checkout_date', 'hr_number'), {
    arrived_days_ago: days(0, 9999, 'Days since the arrival, counted from today.'),
    leaves_in_days: days(0, 9999, 'Days until the departure, counted from today.'),
  })
  const parts: Record<PartName, Schema> = {
    hr_id: field('Property', 'hr_id'),
    token: { ...field('TokenInput', 'token'), description: 'The token of the integration.' },
    property: without(of('Property'), 'hr_id'),
    rooms: {
      ...byKey(of('RoomInput'), 'Rates by their codes. One whose code is its inv_code is a master rate.'),
      propertyNames: of('RateCode'),
    },
    channels: byKey(
      {
        ...object(['name', 'connector'], {
          name: field('SalesChannelInput', 'name'),
          connector: field('ConnectionInput', 'connector'),
          mappings: byKey(
            of('MappingInput'),
            'By the codes of the channel. Left out, it sells every rate but the master room, by its own code.',
          ),
        }),
      },
      'Channels by their codes.',
    ),
    departments: byId(of('DepartmentInput'), 'Departments by their ids.'),
    accounts: byId(of('AccountInput'), 'Accounts by their ids.'),
    extras: byId(of('ExtraInput'), 'Products by their ids.'),
    pos_mappings: of('PosMappings'),
    guests: { type: 'array', description: 'Who is in the house.', items: guests },
    calendar: {
      ...object(['groups'], {
        days: days(1, mostCalendarDays, 'How many days from today have the values.'),
        groups: byKey(without(dates, 'date'), 'Values of each day, by the codes of room types.'),
      }),
      description: 'Values for each day from today.',
    },
  }
  const schema = {
    $comment: `Generated from ${contractFiles.control} by scripts/generate/hotel-schema.ts. Do not edit: change the contract and run npm run generate.`,
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A hotel for innwire server --hotel',
    ...object([...neededParts], parts),
  }
  return {
    path: 'packages/server/src/generated/hotel.schema.json',
    content: `${JSON.stringify(schema, null, 2)}\n`,
  }
}

const missing = (name: string): never => {
  throw new Error(
    `The contract has no ${name}, which a hotel file has. Mend scripts/generate/hotel-schema.ts.`,
  )
}

const object = (required: string[], properties: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const byKey = (inner: Schema, description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: inner,
})

const byId = (inner: Schema, description: string): Schema => ({
  ...byKey(inner, description),
  propertyNames: { pattern: '^[1-9][0-9]*$' },
})

function without({ properties = {}, required = [], ...schema }: Schema, ...names: string[]): Schema {
  return {
    ...schema,
    // A date of an update has one field besides its date; here it is the only one.
    ...(schema.minProperties !== undefined && { minProperties: 1 }),
    required: required.filter((name) => !names.includes(name)),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
  }
}

const withFields = (
  { properties, required = [], ...schema }: Schema,
  more: Record<string, Schema>,
): Schema => ({
  ...schema,
  required: [...required, ...Object.keys(more)],
  properties: { ...properties, ...more },
})

/** What only the contract's own tools read. */
const isOurs = (keyword: string) => keyword.startsWith('x-') || keyword === 'discriminator'

/** The schema with all that it refers to in its place, and with parts of an object joined into one. */
function plain(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref, allOf = [], unevaluatedProperties, example, ...own } = schema
  const parts = [...($ref === undefined ? [] : [resolve<Schema>(document, { $ref })]), ...allOf]
  const joined = parts.map((part) => plain(document, part))
  const kept = Object.fromEntries(Object.entries(own).filter(([keyword]) => !isOurs(keyword)))
  const inner = mapValues(kept, (value, keyword) => innerOf(document, value, keyword)) as Schema
  const all = [...joined, inner]
  const required = all.flatMap((part) => part.required ?? [])
  const properties = Object.assign({}, ...all.map((part) => part.properties))
  return {
    ...Object.assign({}, ...all),
    ...(unevaluatedProperties === false && { additionalProperties: false }),
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(example !== undefined && { examples: [example] }),
  }
}

function innerOf(document: OpenApiDocument, value: unknown, keyword: string): unknown {
  if (keyword === 'properties') return mapValues(value as object, (inner) => plain(document, inner as Schema))
  if (['oneOf', 'anyOf'].includes(keyword)) return (value as Schema[]).map((inner) => plain(document, inner))
  const holdsSchema = ['items', 'additionalProperties', 'propertyNames', 'not'].includes(keyword)
  return holdsSchema && typeof value === 'object' ? plain(document, value as Schema) : value
}
