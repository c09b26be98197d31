import { describe, expect, test } from 'vitest'
import { contractDataOf } from '../../../../scripts/generate/spectral-ruleset.ts'
import { smallContract } from '../../test/support/contract.ts'
import { findingsOf } from '../../test/support/lint.ts'
import { contractRules } from './contract-rules.ts'

const rules = contractRules(contractDataOf(smallContract()))
const lint = (rule: string, document: Record<string, unknown>) => findingsOf(rule, document, { rules })
const listRooms = 'innwire-contract-listRooms'

/** The contract itself after a change. */
function changed(change: (document: ReturnType<typeof smallContract>) => void) {
  const document = smallContract()
  change(document)
  return document
}

test('there is one rule for each operation and one for field types', () => {
  expect(Object.keys(rules).sort()).toEqual([
    'innwire-contract-listInHouseSample',
    'innwire-contract-listRooms',
    'innwire-contract-updateRooms',
    'innwire-field-types',
  ])
})

test.each(Object.keys(rules))('the contract itself passes %s', async (rule) => {
  expect(await lint(rule, smallContract())).toEqual([])
})

describe('innwire-contract-<operationId>', () => {
  test('reports a missing method at its path and a missing path at the paths', async () => {
    const message =
      'The operation GET /rooms (listRooms of the contract) is missing. ' +
      'Describe it, or switch off innwire-contract-listRooms if the service does not offer it.'
    const noMethod = changed(({ paths }) => Reflect.deleteProperty(paths['/rooms'], 'get'))
    expect(await lint(listRooms, noMethod)).toEqual([{ path: 'paths > /rooms', message }])
    const noPath = changed(({ paths }) => Reflect.deleteProperty(paths, '/rooms'))
    expect(await lint(listRooms, noPath)).toEqual([{ path: 'paths', message }])
  })

  test('reports a missing required parameter', async () => {
    const document = changed(({ paths }) => Reflect.deleteProperty(paths['/rooms'], 'parameters'))
    expect(await lint(listRooms, document)).toEqual([
      {
        path: 'paths > /rooms > get',
        message:
          'GET /rooms lacks the query parameter "hr_id", which the contract requires. Add it to its parameters.',
      },
    ])
  })

  test('accepts an API key in place of a parameter', async () => {
    const document = changed(({ paths, components }) => {
      Reflect.deleteProperty(paths['/rooms'], 'parameters')
      components.securitySchemes.Token.name = 'hr_id'
    })
    expect(await lint(listRooms, document)).toEqual([])
  })

  test('reports a missing request body', async () => {
    const document = changed(({ paths }) => Reflect.deleteProperty(paths['/rooms'].put, 'requestBody'))
    expect(await lint('innwire-contract-updateRooms', document)).toEqual([
      {
        path: 'paths > /rooms > put',
        message: 'PUT /rooms lacks the request body that the contract requires. Add "requestBody".',
      },
    ])
  })

  test('reports a missing response, and takes a range of statuses for it', async () => {
    const document = changed(({ paths }) => Reflect.deleteProperty(paths['/rooms'].get.responses, 401))
    expect(await lint(listRooms, document)).toEqual([
      {
        path: 'paths > /rooms > get > responses',
        message: 'GET /rooms lacks the response 401 of the contract. Add it to its responses.',
      },
    ])
    Object.assign(document.paths['/rooms'].get.responses, { '4XX': { description: 'No.' } })
    expect(await lint(listRooms, document)).toEqual([])
  })

  test('reports each missing field of a response', async () => {
    const document = changed(({ components }) => {
      Object.assign(components.schemas.Room, { allOf: [], properties: { name: {}, twin: {} } })
    })
    const at = 'components > responses > Rooms > content > application/json'
    const lacks = (field: string) =>
      `Response 200 of GET /rooms lacks the field ${field} of the contract. Add it to the schema.`
    expect(await lint(listRooms, document)).toEqual([
      { path: at, message: lacks('rooms[].id') },
      { path: at, message: lacks('rooms[].price') },
    ])
  })

  test('reports a response without a JSON body', async () => {
    const document = changed(({ components }) =>
      Reflect.deleteProperty(components.responses.Rooms, 'content'),
    )
    expect(await lint(listRooms, document)).toEqual([
      {
        path: 'components > responses > Rooms',
        message: `Response 200 of GET /rooms has no JSON body. Add "application/json" with the contract's fields.`,
      },
    ])
  })

  test('is only a hint where the contract knows the operation from a sample', () => {
    expect(rules['innwire-contract-listInHouseSample']?.severity).toBe('info')
    expect(rules['innwire-contract-listRooms']?.severity).toBe('error')
  })
})
