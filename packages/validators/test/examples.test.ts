import type { OperationId } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { checkResponse, type RawRequest, readRequest } from '../src/index.ts'

type Named = Record<string, { $ref: string }>
type Body = { content: Record<string, { examples: Named }> }
type Operation = {
  operationId: OperationId
  requestBody?: { $ref: string }
  responses: Record<string, { $ref: string }>
}

const at = <T>(reference: string): T =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], contract) as T

const operations = Object.values(contract.paths).flatMap((item) => Object.values(item)) as Operation[]

function* examplesOf({ content }: Body) {
  for (const [mediaType, { examples }] of Object.entries(content)) {
    for (const [name, { $ref }] of Object.entries(examples)) {
      yield { mediaType, name, value: at<{ value: unknown }>($ref).value }
    }
  }
}

const responses = operations.flatMap(({ operationId, responses: byStatus }) =>
  Object.entries(byStatus).flatMap(([status, { $ref }]) =>
    [...examplesOf(at<Body>($ref))].map((example) => ({ operationId, status: Number(status), ...example })),
  ),
)

const requests = operations.flatMap(({ operationId, requestBody }) =>
  requestBody
    ? [...examplesOf(at<Body>(requestBody.$ref))].map((example) => ({ operationId, ...example }))
    : [],
)

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
    const catalogue = contract.components.schemas.ErrorCode['x-error-codes'] as Record<
      string,
      { status: number }
    >
    for (const { status, value, name } of responses.filter((response) => response.status >= 400)) {
      const { code, errors = [] } = value as { code: string; errors?: { code: string }[] }
      for (const one of [code, ...errors.map((error) => error.code)])
        expect(catalogue[one]?.status, name).toBe(status)
    }
  })
})
