import { expect, test } from 'vitest'
import { documentWith, jsonBody, withOperation } from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'

const lint = (document: Record<string, unknown>) => findingsOf('innwire-error-body', document)
const names = ['status', 'code', 'message', 'request_id']
const full = { properties: { status: {}, code: {}, message: {}, request_id: {} }, required: names }
const half = { properties: { status: {}, code: {} }, required: ['status', 'code'] }
const otherHalf = { properties: { message: {}, request_id: {} }, required: ['message', 'request_id'] }
const at404 = 'paths > /things > get > responses > 404'

test.each([
  ['one schema', full],
  ['allOf', { allOf: [half, otherHalf] }],
  ['a schema beside allOf', { allOf: [half], ...otherHalf }],
  ['every alternative', { oneOf: [full, { allOf: [full] }] }],
])('accepts the four fields in %s', async (_title, schema) => {
  expect(
    await lint(withOperation({ responses: { 404: jsonBody(schema), '5XX': jsonBody(schema) } })),
  ).toEqual([])
})

test('accepts the fields behind references and in problem+json', async () => {
  const document = withOperation(
    { responses: { 404: { $ref: '#/components/responses/Failed' } } },
    {
      components: {
        schemas: { Failure: full },
        responses: {
          Failed: {
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        },
      },
    },
  )
  expect(await lint(document)).toEqual([])
})

test('takes true for a schema that says nothing', async () => {
  const anyFields = {
    properties: { status: true, code: true, message: true, request_id: true },
    required: names,
  }
  expect(await lint(withOperation({ responses: { 404: jsonBody(anyFields) } }))).toEqual([])
  for (const schema of [true, { anyOf: [full, true] }]) {
    const [finding] = await lint(withOperation({ responses: { 404: jsonBody(schema as never) } }))
    expect(finding?.path).toContain(at404)
  }
})

test('looks at errors only', async () => {
  expect(await lint(withOperation({ responses: { 200: {}, 302: {}, default: {} } }))).toEqual([])
})

test('reports an error without a JSON body', async () => {
  expect(await lint(withOperation({ responses: { 404: { description: 'Not found.' } } }))).toEqual([
    {
      path: at404,
      message:
        'Response 404 of GET /things has no JSON body. ' +
        'Add "application/json" with a schema that requires status, code, message and request_id.',
    },
  ])
})

test('reports fields that are not declared or not required', async () => {
  const schema = { properties: full.properties, required: ['status', 'code', 'message', 'trace_id'] }
  expect(await lint(withOperation({ responses: { 404: jsonBody(schema) } }))).toEqual([
    {
      path: `${at404} > content > application/json`,
      message:
        'Response 404 of GET /things does not declare and require request_id in its application/json body. ' +
        'Add what is missing to "properties" and to "required".',
    },
  ])
})

test('reports a field that only one alternative has', async () => {
  const [finding] = await lint(withOperation({ responses: { 404: jsonBody({ anyOf: [full, half] }) } }))
  expect(finding?.message).toContain('does not declare and require message, request_id')
})

test('reports a shared response once, at the component', async () => {
  const get = { responses: { 404: { $ref: '#/components/responses/Failed' } } }
  const document = documentWith({
    paths: { '/a': { get }, '/b': { get } },
    components: { responses: { Failed: { description: 'Failed.' } } },
  })
  expect((await lint(document)).map(({ path }) => path)).toEqual(['components > responses > Failed'])
})

test('leaves answers to HEAD alone', async () => {
  const document = documentWith({
    paths: { '/a': { head: { responses: { 404: { description: 'Gone.' } } } } },
  })
  expect(await lint(document)).toEqual([])
})

test('comes to an end on a schema that contains itself', async () => {
  const document = withOperation(
    { responses: { 404: jsonBody({ $ref: '#/components/schemas/Loop' }) } },
    { components: { schemas: { Loop: { allOf: [full, { $ref: '#/components/schemas/Loop' }] } } } },
  )
  expect(await lint(document)).toEqual([])
})
