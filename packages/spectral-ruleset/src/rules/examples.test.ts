import { describe, expect, test } from 'vitest'
import {
  documentWith,
  jsonBody,
  withOperation,
  withParameter,
  withProperties,
} from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'

describe('innwire-scalar-examples', () => {
  const lint = (document: Record<string, unknown>) => findingsOf('innwire-scalar-examples', document)

  test.each([{ example: 'a' }, { examples: ['a'] }, { default: 'a' }, { const: 'a' }, { enum: ['a'] }])(
    'accepts %o',
    async (shown) => {
      expect(await lint(withProperties({ name: { type: 'string', ...shown } }))).toEqual([])
    },
  )

  test('accepts a value beside a reference and behind it', async () => {
    const document = documentWith({
      components: {
        schemas: {
          Shown: { type: 'string', example: 'a' },
          Bare: { type: 'string' },
          Thing: {
            properties: {
              shown: { $ref: '#/components/schemas/Shown' },
              beside: { $ref: '#/components/schemas/Bare', example: 'b' },
            },
          },
        },
      },
    })
    expect(await lint(document)).toEqual([])
  })

  test('asks nothing of objects, lists and schemas without a type', async () => {
    const document = withProperties({
      list: { type: 'array' },
      object: { type: 'object' },
      any: {},
      yes: true,
    })
    expect(await lint(document)).toEqual([])
  })

  test('accepts the examples of a parameter itself', async () => {
    const schema = { type: 'integer' }
    expect(await lint(withParameter({ name: 'page', in: 'query', schema, example: 1 }))).toEqual([])
    expect(
      await lint(withParameter({ name: 'page', in: 'query', schema, examples: { First: { value: 1 } } })),
    ).toEqual([])
  })

  test('reports a property and a parameter that show nothing', async () => {
    expect(await lint(withProperties({ name: { type: ['string', 'null'] } }))).toEqual([
      {
        path: 'components > schemas > Thing > properties > name',
        message:
          'Property "name" shows no value. Add "example" (or "examples", "default", "const", "enum") to its schema.',
      },
    ])
    expect(await lint(withParameter({ name: 'page', in: 'query', schema: { type: 'integer' } }))).toEqual([
      {
        path: 'paths > /things > get > parameters > 0',
        message:
          'Parameter "page" shows no value. Add "example" (or "examples", "default", "const", "enum") to its schema.',
      },
    ])
  })
})

describe('innwire-media-type-examples', () => {
  const lint = (document: Record<string, unknown>) => findingsOf('innwire-media-type-examples', document)

  test('accepts an example, named examples and other media types', async () => {
    const responses = {
      200: jsonBody({}, { example: {} }),
      201: jsonBody({}, { examples: { One: { value: {} } } }),
      202: { content: { 'text/csv': {} } },
    }
    expect(await lint(withOperation({ responses }))).toEqual([])
  })

  test('reports JSON and form bodies without one', async () => {
    const document = withOperation({
      requestBody: { content: { 'application/x-www-form-urlencoded': {} } },
      responses: { 200: { content: { 'application/problem+json; charset=utf-8': { examples: {} } } } },
    })
    expect(await lint(document)).toEqual([
      {
        path: 'paths > /things > get > requestBody > content > application/x-www-form-urlencoded',
        message:
          'Body application/x-www-form-urlencoded shows no example. Add "example", or named "examples".',
      },
      {
        path: 'paths > /things > get > responses > 200 > content > application/problem+json; charset=utf-8',
        message:
          'Body application/problem+json; charset=utf-8 shows no example. Add "example", or named "examples".',
      },
    ])
  })
})
