import { expect, it } from 'vitest'
import { missingHandlers } from './missing-handlers.ts'

const missing = "src/property-handlers.ts(13,74): error TS2741: Property 'NAME' is missing in type '{ … }'"

it.each([
  ['listExtras', 'PropertyHandlers', 'GET /api/v1/apps/extras', 'accounts/routes.ts'],
  ['createToken', 'ControlHandlers', 'POST /control/v1/properties/{hr_id}/tokens', 'control/tokens.ts'],
])('names the file for the handler of %s', async (operationId, type, call, file) => {
  const output = `${missing.replace('NAME', operationId)} but required in type '${type}'.`
  expect(await missingHandlers(output)).toEqual([
    `The server has no handler for ${operationId} (${call}). Write it in packages/server/src/${file}.`,
  ])
})

it('names each of several', async () => {
  const output =
    "error TS2739: Type '{ … }' is missing the following properties from type 'PropertyHandlers': listRooms, listExtras"
  expect(await missingHandlers(output)).toHaveLength(2)
})

it('says nothing about other errors', async () => {
  expect(await missingHandlers("error TS2741: Property 'listRooms' is missing in type 'A'.")).toEqual([])
})
