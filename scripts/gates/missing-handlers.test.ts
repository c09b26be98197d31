import { expect, it } from 'vitest'
import { bundleContract, type ContractName } from '../contract/contract.ts'
import { operationsOf } from '../contract/openapi-document.ts'
import { missingHandlers } from './missing-handlers.ts'

/** The contract with another operation in the place of one. */
const renamed = (operationId: string, tag?: string) => async (name?: ContractName) => {
  const text = JSON.stringify(await bundleContract(name))
  const document = JSON.parse(
    text.replace(`"operationId":"${operationId}"`, '"operationId":"listEverything"'),
  )
  for (const { operation } of operationsOf(document))
    if (tag && operation.operationId === 'listEverything') operation.tags = [tag]
  return document
}

it.each([
  ['listExtras', 'GET /api/v1/apps/extras', 'property-api/accounts.ts'],
  ['createToken', 'POST /control/v1/properties/{hr_id}/tokens', 'control/tokens.ts'],
])('names the file for the handler of what was %s', async (operationId, call, file) => {
  expect(await missingHandlers(renamed(operationId))).toEqual([
    `The server has no handler for listEverything (${call}). Write it in packages/server/src/${file}.`,
  ])
})

it('names the folder for the first operation of a tag', async () => {
  const [sentence] = await missingHandlers(renamed('listExtras', 'Everything'))
  expect(sentence).toContain('Write it in a new file in packages/server/src/property-api, and')
})

it('finds every handler that there is', async () => {
  expect(await missingHandlers()).toEqual([])
})
