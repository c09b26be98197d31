import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { parse } from 'yaml'
import contract from './generated/openapi.json' with { type: 'json' }
import {
  type DailyDateUpdate,
  type DailyRoomUpdate,
  errorCodes,
  errorCodeValues,
  operationTable,
  reservationStateValues,
  typeCodeValues,
} from './index.ts'

describe('the operation table', () => {
  it('has every operation of the contract under its id, with method, path and tag', () => {
    const expected = Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId, tags }]) => [
        operationId,
        { method, path, tag: tags[0] },
      ]),
    )
    expect(expected).toHaveLength(18)
    expect(operationTable).toMatchObject(Object.fromEntries(expected))
    expect(Object.keys(operationTable)).toHaveLength(18)
  })

  it('says which parameters are arrays', () => {
    const withArrays = Object.entries(operationTable).filter(([, { arrays }]) => arrays.length > 0)
    expect(withArrays.map(([id]) => id)).toEqual(['updateRoomRange', 'updateRoomRangeV1'])
    expect(operationTable.updateRoomRange.arrays).toEqual(['days[]', 'channel_codes[]'])
  })
})

describe('the enumerations', () => {
  it('list closed sets and the known values of open ones', () => {
    expect(reservationStateValues).toEqual(['reserved', 'confirmed', 'canceled'])
    expect(typeCodeValues).toEqual(['extras', 'f-b', 'other_payments', 'other'])
  })

  it('give status, retry and meaning for every error code', () => {
    expect(Object.keys(errorCodes)).toEqual([...errorCodeValues])
    expect(errorCodes.rate_limited).toMatchObject({ status: 429, retryable: true })
    expect(errorCodes.folio_closed).toMatchObject({ status: 409, retryable: false })
  })
})

describe('the bundled document', () => {
  it('is the same as JSON and as YAML', () => {
    expect(parse(readFileSync(new URL('generated/openapi.yaml', import.meta.url), 'utf8'))).toEqual(contract)
  })

  it('has no reference that leads out of it', () => {
    const references = JSON.stringify(contract).match(/"\$ref":"[^"]+"/g) ?? []
    expect(references.length).toBeGreaterThan(300)
    expect(references.filter((reference) => !reference.startsWith('"$ref":"#/components/'))).toEqual([])
  })
})

describe('the types', () => {
  it('know the values of a flag, and take numbers and text', () => {
    expectTypeOf<NonNullable<DailyDateUpdate['cta']>>().toEqualTypeOf<
      0 | 1 | boolean | '0' | '1' | 'true' | 'false'
    >()
    expectTypeOf<NonNullable<DailyDateUpdate['price']>>().toEqualTypeOf<number | string>()
  })

  it('ask for one of two codes', () => {
    expectTypeOf<{ dates: DailyDateUpdate[] }>().not.toExtend<DailyRoomUpdate>()
    expectTypeOf<{ dates: DailyDateUpdate[]; rate_code: string }>().toExtend<DailyRoomUpdate>()
  })
})
