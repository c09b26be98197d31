import { describe, expect, test } from 'vitest'
import { contractDataOf } from '../../../../scripts/generate/spectral-ruleset.ts'
import { smallContract } from '../../test/support/contract.ts'
import { jsonBody, withOperation } from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'
import { ruleWith } from '../rules/rule.ts'
import { contractRules } from './contract-rules.ts'
import { createFieldTypes } from './field-types.ts'

const rule = 'innwire-field-types'
const data = contractDataOf(smallContract())
const rules = contractRules(data)
const body = 'content > application/json > schema > properties'
const inResponse = (properties: object) => withOperation({ responses: { 200: jsonBody({ properties }) } })
const inRequest = (properties: object) =>
  withOperation({ requestBody: jsonBody({ properties }), responses: {} })

describe('a field that the contract knows', () => {
  test('has one of the types it has there, on the same side', async () => {
    const price = { price: { type: 'string' } }
    expect(await findingsOf(rule, inRequest(price), { rules })).toEqual([])
    expect(await findingsOf(rule, inResponse(price), { rules })).toEqual([
      {
        path: `paths > /things > get > responses > 200 > ${body} > price`,
        message:
          'Field "price" of a response is string; the contract says number. Give it the type of the contract.',
      },
    ])
  })

  test('may be null, an integer where the contract has a number, and untyped', async () => {
    const document = inResponse({ price: { type: ['integer', 'null'] }, name: {}, id: { type: 'number' } })
    expect(await findingsOf(rule, document, { rules })).toEqual([])
  })
})

describe('a field that the contract does not know', () => {
  const twice = (a: string, b: string) =>
    inResponse({ a: { properties: { size: { type: a } } }, b: { properties: { size: { type: b } } } })

  test('has one type throughout the document', async () => {
    expect(await findingsOf(rule, twice('integer', 'number'), { rules })).toEqual([])
    const at = `paths > /things > get > responses > 200 > ${body}`
    expect(await findingsOf(rule, twice('string', 'number'), { rules })).toEqual([
      {
        path: `${at} > b > properties > size`,
        message:
          'Field "size" of a response is number here and string at #/paths/~1things/get/responses/200/content/' +
          'application~1json/schema/properties/a/properties/size. Give both one type, or one of them another name.',
      },
    ])
  })

  test('may differ between requests and responses', async () => {
    const document = withOperation({
      requestBody: jsonBody({ properties: { size: { type: 'string' } } }),
      responses: { 200: jsonBody({ properties: { size: { type: 'number' } } }) },
    })
    expect(await findingsOf(rule, document, { rules })).toEqual([])
  })
})

describe('the option "except"', () => {
  const withOptions = (functionOptions: unknown) => ({
    rules: {
      [rule]: ruleWith(
        { description: 'Types.', severity: 'error' },
        { function: createFieldTypes(data.fieldTypes), functionOptions },
      ),
    },
  })

  test('leaves the named fields alone', async () => {
    const document = inResponse({ price: { type: 'string' } })
    expect(await findingsOf(rule, document, withOptions({ except: ['price'] }))).toEqual([])
    expect(await findingsOf(rule, document, withOptions({}))).toHaveLength(1)
  })

  test('is refused when it is no list of names', async () => {
    const lint = findingsOf(rule, inResponse({}), withOptions({ except: 'price' }))
    await expect(lint).rejects.toMatchObject({
      errors: [
        { message: '"fieldTypes" function and its "except" option accepts only the following types: array' },
      ],
    })
  })
})
