import { operationTable } from '@innwire/types'
import { expect, it } from 'vitest'
import { operations } from './operations.ts'

it('has every operation of the contract, with its method and path', () => {
  const expected = Object.entries(operationTable).map(([id, { method, path }]) => [
    id,
    method.toUpperCase(),
    path,
  ])
  const sent = Object.entries(operations).map(([id, [version, path, method = 'GET']]) => [
    id,
    method,
    `/api/v${version}/apps/${path}`,
  ])
  expect(sent).toEqual(expected)
})
