import { describe, expect, it } from 'vitest'
import { checkResponse, type RawRequest, readRequest } from '../src/index.ts'
import {
  type Body,
  contract,
  operationIds,
  operationOf,
  resolved,
  responseOf,
} from './fields/contract-parts.ts'

const operations = operationIds.map(operationOf)

function* examplesOf({ content = {} }: Body) {
  for (const [mediaType, { examples = {} }] of Object.entries(content)) {
    for (const [name, example] of Object.entries(examples)) {
      yield { mediaType, name, value: resolved(example).value }
    }
  }
}

const responses = operationIds.flatMap((operationId) =>
  Object.keys(operationOf(operationId).responses)
    .map(Number)
    .flatMap((status) =>
      [...examplesOf(responseOf(operationId, status))].map((example) => ({
        operationId,
        status,
        ...example,
      })),
    ),
)

const requests = operationIds.flatMap((operationId) => {
  const { requestBody } = operationOf(operationId)
  return requestBody
    ? [...examplesOf(resolved(requestBody))].map((example) => ({ operationId, ...example }))
    : []
})

function sent(mediaType: string, value: unknown): RawRequest {
  if (mediaType === 'application/json')
    return { query: '', contentType: mediaType, body: JSON.stringify(value) }
  const pairs = Object.entries(value as object).flatMap(([name, one]) =>
    [one].flat().map((text) => [name, String(text)]),
  )
  return { query: '', contentType: mediaType, body: new URLSearchParams(pairs).toString() }
}

describe('every example of the contract keeps it', () => {
  it.each(responses)('$operationId $status $name', ({ operationId, status, value }) => {
    expect(checkResponse(operationId, status, value)).toEqual([])
  })

  it.each(requests)('$operationId $name', ({ operationId, mediaType, value }) => {
    expect(readRequest(operationId, sent(mediaType, value))).toMatchObject({ ok: true })
  })

  it('and there is one for every status of every operation', () => {
    const shown = new Set(responses.map(({ operationId, status }) => `${operationId} ${status}`))
    const wanted = operations.flatMap(({ operationId, responses: byStatus }) =>
      Object.keys(byStatus).map((status) => `${operationId} ${status}`),
    )
    expect(wanted.filter((one) => !shown.has(one))).toEqual([])
  })
})

describe('every example of an error', () => {
  it('names a code that comes with the status', () => {
    const catalogue = contract.components.schemas.ErrorCode?.['x-error-codes'] ?? {}
    for (const { status, value, name } of responses.filter((response) => response.status >= 400)) {
      const { code, errors = [] } = value as { code: string; errors?: { code: string }[] }
      for (const one of [code, ...errors.map((error) => error.code)])
        expect(catalogue[one]?.status, name).toBe(status)
    }
  })
})
