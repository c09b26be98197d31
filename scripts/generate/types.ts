import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { OpenApiDocument, Schema } from '../contract/openapi-document.ts'
import type { GeneratedFile } from './generated-file.ts'
import { generatedFrom } from './generated-from.ts'

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
    transform: (schema) => openEnumeration(schema as Schema),
  })
  return schemaNamesOnly(astToString(ast))
}

/**
 * A choice of required properties (`anyOf` of bare `required`) becomes `unknown` in openapi-typescript and takes
 * the whole type with it. Written out with the properties' schemas it is `Base & ({ a: A } | { b: B })`.
 */
function withTypedChoices(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document)
  for (const [name, schema] of Object.entries(copy.components.schemas)) {
    const { anyOf, properties, ...rest } = schema
    if (!anyOf || !properties || !anyOf.every((branch) => branch.required)) continue
    const choices = anyOf.map((branch) => ({
      type: 'object',
      required: branch.required ?? [],
      properties: Object.fromEntries(
        (branch.required ?? []).map((key) => [key, branch.properties?.[key] ?? properties[key] ?? {}]),
      ),
    }))
    copy.components.schemas[name] = {
      description: rest.description,
      allOf: [{ ...rest, properties }, { anyOf: choices }],
    }
  }
  return copy
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
