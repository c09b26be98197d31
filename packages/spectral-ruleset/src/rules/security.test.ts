import { describe, expect, test } from 'vitest'
import { documentWith, withOperation } from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'

describe('innwire-operation-secured', () => {
  const lint = (document: Record<string, unknown>) => findingsOf('innwire-operation-secured', document)

  test('accepts security of the document or of the operation', async () => {
    expect(await lint(withOperation({}, { security: [{ Token: [] }] }))).toEqual([])
    expect(await lint(withOperation({ security: [{ Token: [] }] }))).toEqual([])
  })

  test('reports an operation without any', async () => {
    const message =
      'GET /things can be called without credentials. ' +
      'Name a security scheme in its "security", or in the "security" of the document.'
    expect(await lint(withOperation({}))).toEqual([{ path: 'paths > /things > get', message }])
    expect(await lint(withOperation({ security: [] }, { security: [{ Token: [] }] }))).toEqual([
      { path: 'paths > /things > get > security', message },
    ])
  })

  test('reports an empty requirement of an operation', async () => {
    expect(await lint(withOperation({ security: [{ Token: [] }, {}] }))).toEqual([
      {
        path: 'paths > /things > get > security > 1',
        message:
          'Requirement 1 in the "security" of GET /things is empty, so it can be called without credentials. ' +
          'Remove the empty requirement {}.',
      },
    ])
  })

  test('reports an empty requirement of the document once', async () => {
    const document = documentWith({ paths: { '/a': { get: {}, put: {} } }, security: [{}] })
    expect(await lint(document)).toEqual([
      {
        path: 'security > 0',
        message:
          'Requirement 0 of the document\'s "security" is empty, so operations can be called without credentials. ' +
          'Remove the empty requirement {}.',
      },
    ])
  })
})

describe('innwire-query-key-described', () => {
  const lint = (scheme: object) =>
    findingsOf(
      'innwire-query-key-described',
      documentWith({ components: { securitySchemes: { Token: scheme } } }),
    )

  test('accepts a key that is described, and keys that are not in the URL', async () => {
    expect(
      await lint({ type: 'apiKey', in: 'query', name: 'token', description: 'Keep it out of logs.' }),
    ).toEqual([])
    expect(await lint({ type: 'apiKey', in: 'header', name: 'token' })).toEqual([])
    expect(await lint({ type: 'http', scheme: 'bearer' })).toEqual([])
  })

  test('reports a key in the URL without a description', async () => {
    expect(await lint({ type: 'apiKey', in: 'query', name: 'token', description: ' ' })).toEqual([
      {
        path: 'components > securitySchemes > Token',
        message:
          'Security scheme "Token" puts a credential into the URL and has no description. Add one that says that ' +
          'URLs end up in logs, histories and proxies, and how to keep the credential out of them.',
      },
    ])
  })
})
