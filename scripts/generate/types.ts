import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { OpenApiDocument, Schema } from '../contract/openapi-document.ts'
import { type GeneratedFile, generatedFrom } from './generated-file.ts'

/** The contract's types: `paths`, `operations`, `components`, and a plain name for every schema. */
export const generateTypes = async (document: OpenApiDocument): Promise<GeneratedFile[]> => [
  {
    path: 'packages/types/src/generated/contract.ts',
    content: generatedFrom('types') + (await typesOf(document)),
  },
]

/** The source of these types. Fields with a default are optional: the sender may leave them out. */
export async function typesOf(document: OpenApiDocument): Promise<string> {
  const ast = await openapiTS(JSON.stringify(withTypedChoices(document)), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    defaultNonNullable: false,
    transform: (schema) => openEnumeration(schema as Schema) ?? fewValues(schema as Schema),
  })
  return schemaNamesOnly(astToString(ast))
}

/**
 * Openapi-typescript leaves out `not`. "Not neither of these sets of properties" is written out with their schemas, as
 * `Base & ({ a: A } | { b: B })`.
 */
function withTypedChoices(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document)
  for (const [name, schema] of Object.entries(copy.components.schemas)) {
    const { not: neither, properties, ...rest } = schema
    if (!neither?.allOf || !properties) continue
    const choices = neither.allOf.map(({ not: { required = [], properties: narrowed = {} } = {} }) => ({
      type: 'object',
      required,
      properties: Object.fromEntries(
        required.map((key) => [key, (narrowed[key]?.type ? narrowed[key] : properties[key]) ?? {}]),
      ),
    }))
    copy.components.schemas[name] = {
      description: rest.description,
      allOf: [{ ...rest, properties }, { anyOf: choices }],
    }
  }
  return copy
}

/** A number that is 0 or 1, and text whose pattern lists words: the compiler knows the values. */
function fewValues({ type, minimum, maximum, pattern = '' }: Schema): ts.TypeNode | undefined {
  const { factory } = ts
  if (type === 'integer' && minimum === 0 && maximum === 1)
    return factory.createUnionTypeNode(
      [0, 1].map((value) => factory.createLiteralTypeNode(factory.createNumericLiteral(value))),
    )
  const words = type === 'string' && /^\^\((\w+(?:\|\w+)+)\)\$$/.exec(pattern)?.[1]?.split('|')
  return words
    ? factory.createUnionTypeNode(
        words.map((word) => factory.createLiteralTypeNode(factory.createStringLiteral(word))),
      )
    : undefined
}

/** `'a' | 'b' | (string & {})`: editors offer the known values, and the compiler takes any other. */
function openEnumeration(schema: Schema): ts.TypeNode | undefined {
  const values = schema['x-extensible-enum']
  if (!values) return undefined
  const { factory } = ts
  const anyString = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ])
  const nullable = Array.isArray(schema.type) && schema.type.includes('null')
  return factory.createUnionTypeNode([
    ...values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    factory.createParenthesizedType(anyString),
    ...(nullable ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ])
}

/** Aliases for parameters, responses and headers would only crowd the package's exports. */
function schemaNamesOnly(source: string): string {
  return source
    .split('\n')
    .filter((line) => !/^export type \w+ = components\['(?!schemas')\w+'\]/.test(line))
    .join('\n')
}
