import { type Application, type Context, Converter, ReflectionKind } from 'typedoc'
import type { Schema } from '../../../scripts/contract/openapi-document.ts'
import { contracts } from '../pages/contracts.ts'

const { schemas } = contracts.property.components

/** What `@innwire/types` has of the contract besides the schemas; the reference by Redoc shows it. */
const wholeContract = ['paths', 'operations', 'components', 'webhooks', '$defs']

/** Has TypeDoc leave out the types that are compiled from the contract, and lead to {@link contractTypes} where they are named. */
export function leadToContractTypes({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    const declared = project.getReflectionsByKind(ReflectionKind.TypeAlias | ReflectionKind.Interface)
    for (const each of declared)
      if (
        each.parent?.name === 'packages/types/dist' &&
        (each.name in schemas || wholeContract.includes(each.name))
      )
        project.removeReflection(each)
  })
  converter.addUnknownSymbolResolver(({ moduleSource, symbolReference }) => {
    const [{ path: name } = { path: '' }] = symbolReference?.path ?? []
    return moduleSource === '@innwire/types' && name in schemas ? addressOf(name) : undefined
  })
}

const addressOf = (name: string) => `/api/types.html#${name.toLowerCase()}`

/** Each schema of the contract as the type of its name: what it is, and its fields. */
export const contractTypes = (): string =>
  `## Types of the contract\n\n${Object.entries(schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => `### ${name}\n\n${described(schema)}\n\n${content(schema)}`)
    .join('\n\n')}`

function content(schema: Schema): string {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return `Type: ${typeOf(schema)}`
  const rows = fields.map(
    ({ name, isNeeded, field }) =>
      `| \`${name}${isNeeded ? '' : '?'}\` | ${typeOf(field)} | ${described(field)} |`,
  )
  return `| Field | Type | Description |\n|---|---|---|\n${rows.join('\n')}`
}

/** Also those of its parts. */
const fieldsOf = ({
  $ref,
  properties = {},
  required = [],
  allOf = [],
}: Schema): { name: string; isNeeded: boolean; field: Schema }[] =>
  $ref
    ? fieldsOf(schemas[nameOf($ref)] ?? {})
    : [
        ...allOf.flatMap(fieldsOf),
        ...Object.entries(properties).map(([name, field]) => ({
          name,
          isNeeded: required.includes(name),
          field,
        })),
      ]

/** In one line, as a cell of a table. */
const described = ({ description, $ref }: Schema): string =>
  String(description ?? ($ref ? schemas[nameOf($ref)]?.description : undefined) ?? '')
    .trim()
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ')

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)

function typeOf(schema: Schema): string {
  const { $ref, type, items, anyOf, oneOf, allOf, enum: values } = schema
  if ($ref) return `[\`${nameOf($ref)}\`](${addressOf(nameOf($ref))})`
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(' \\| ')
  const parts = anyOf ?? oneOf ?? (allOf?.length === 1 ? allOf : undefined)
  if (parts && !schema.properties) return [...new Set(parts.map(typeOf))].join(' \\| ')
  if (items) return `list of ${typeOf(items)}`
  return [type ?? 'object']
    .flat()
    .map((each) => `\`${each === 'integer' ? 'number' : each}\``)
    .join(' \\| ')
}
