import { expect, test } from 'vitest'
import { smallContract } from '../../packages/spectral-ruleset/test/support/contract.ts'
import { contractDataOf, generateSpectralRuleset } from './spectral-ruleset.ts'

test('one file is written, headed by where it comes from', () => {
  const [file, ...rest] = generateSpectralRuleset(smallContract())
  expect(rest).toEqual([])
  expect(file?.path).toBe('packages/spectral-ruleset/src/generated/contract.ts')
  expect(file?.content.split('\n')[0]).toBe(
    '// Generated from openapi/openapi.yaml by scripts/generate/spectral-ruleset.ts. Do not edit.',
  )
  expect(file?.content).toContain('export const contract: ContractData = {')
})

test('the same contract gives the same file, whatever the order of its keys', () => {
  const contract = smallContract()
  const reversed = { ...contract, paths: Object.fromEntries(Object.entries(contract.paths).reverse()) }
  expect(generateSpectralRuleset(reversed)).toEqual(generateSpectralRuleset(contract))
})

test('an operation is put down with what the contract promises for it', () => {
  expect(contractDataOf(smallContract()).operations).toEqual([
    {
      operationId: 'listInHouseSample',
      method: 'post',
      path: '/in_house',
      sampleOnly: true,
      parameters: [],
      bodyRequired: false,
      statuses: [],
      responseFields: {},
    },
    {
      operationId: 'listRooms',
      method: 'get',
      path: '/rooms',
      sampleOnly: false,
      parameters: [{ in: 'query', name: 'hr_id' }],
      bodyRequired: false,
      statuses: ['200', '401'],
      responseFields: { 200: ['rooms', 'rooms[].id', 'rooms[].name', 'rooms[].price', 'rooms[].twin'] },
    },
    {
      operationId: 'updateRooms',
      method: 'put',
      path: '/rooms',
      sampleOnly: false,
      parameters: [{ in: 'query', name: 'hr_id' }],
      bodyRequired: true,
      statuses: ['204'],
      responseFields: {},
    },
  ])
})

test('types are listed by name, requests and responses apart', () => {
  expect(contractDataOf(smallContract()).fieldTypes).toEqual({
    request: { price: ['number', 'string'] },
    response: { id: ['number'], name: ['string'], price: ['number'], rooms: ['array'], twin: ['object'] },
  })
})

test('an operation without an id, two with one id and an unwritable field name are refused', () => {
  const operation = (properties: object, operationId?: string) => ({
    operationId,
    responses: { 200: { content: { 'application/json': { schema: { properties } } } } },
  })
  expect(() => contractDataOf({ paths: { '/a': { get: operation({}) } } })).toThrow(
    'GET /a has no operationId',
  )
  expect(() =>
    contractDataOf({ paths: { '/a': { get: operation({}, 'a'), put: operation({}, 'a') } } }),
  ).toThrow('Two operations are called a')
  expect(() => contractDataOf({ paths: { '/a': { get: operation({ 'a.b': {} }, 'a') } } })).toThrow(
    'The field "a.b" has a dot or a bracket',
  )
})
