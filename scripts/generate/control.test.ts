import { describe, expect, it } from 'vitest'
import {
  type ControlOperationId,
  checkControlResponse,
  readControlRequest,
} from '../../packages/server/src/control/control-contract.ts'
import { bundleContract } from '../contract/contract.ts'
import {
  type Example,
  type OpenApiDocument,
  operationsOf,
  type Ref,
  resolve,
} from '../contract/openapi-document.ts'
import { generateControl } from './control.ts'

const document = await bundleContract('control')

describe.each([...operationsOf(document)])(
  'the compiled checks of $operation.operationId',
  ({ operation }) => {
    const operationId = operation.operationId as ControlOperationId
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))

    it('let every example of a request through', () => {
      const content =
        operation.requestBody && resolve(document, operation.requestBody).content['application/json']
      const bodies = content ? valuesOf(document, content.examples) : [undefined]
      for (const body of bodies) {
        const result = readControlRequest(operationId, {
          path: fieldsOf('path'),
          query: new URLSearchParams(fieldsOf('query')).toString(),
          contentType: 'application/json',
          body: JSON.stringify(body),
        })
        expect(result).toMatchObject({ ok: true })
      }
    })

    it('let every example of an answer through', () => {
      for (const [status, answer] of Object.entries(operation.responses)) {
        // JSON, but for the stream of events.
        const [content] = Object.values(resolve(document, answer).content ?? {})
        const bodies = content ? valuesOf(document, content.examples) : [undefined]
        for (const body of bodies) expect(checkControlResponse(operationId, Number(status), body)).toEqual([])
      }
    })

    const fieldsOf = (place: string) =>
      Object.fromEntries(
        parameters.filter((each) => each.in === place).map((each) => [each.name, String(each.example)]),
      )
  },
)

it('is not made from a contract with an operation of which it does not say who may do it', async () => {
  const paths = structuredClone(document.paths)
  delete paths['/control/v1/clock']?.put?.['x-role']
  await expect(generateControl({ ...document, paths })).rejects.toThrow('setClock has no x-role')
  Object.assign(paths['/control/v1/clock']?.put ?? {}, { 'x-role': 'owner' })
  await expect(generateControl({ ...document, paths })).rejects.toThrow(
    'setClock has the x-role "owner". Give it one of read, desk, admin.',
  )
})

it.each([undefined, 'true'])(
  'nor with one that changes something and says %j of whether it is for tests only',
  async (said) => {
    const paths = structuredClone(document.paths)
    const reset = paths['/control/v1/reset']?.post
    if (!reset) throw new Error('There is no reset.')
    delete reset['x-test-only']
    await expect(
      generateControl({
        ...document,
        paths: {
          ...paths,
          '/control/v1/reset': { post: { ...reset, ...(said && { 'x-test-only': said }) } },
        },
      } as OpenApiDocument),
    ).rejects.toThrow('resetToDemo has no x-test-only')
  },
)

const valuesOf = (within: OpenApiDocument, examples: Record<string, Example | Ref> = {}) =>
  Object.values(examples).map((example) => resolve(within, example).value)
