import { checkResponse } from '@innwire/validators'
import { expect, test } from 'vitest'
import type { AnswerTable } from './answer-table.ts'
import { calendarAnswers } from './calendar-answers.ts'
import { checkFields, pathsOf } from './check-fields.ts'
import { contract } from './contract-parts.ts'
import { errorAnswers } from './error-answers.ts'
import { type Json, objectAt, recorded } from './json.ts'
import { postingAnswers } from './posting-answers.ts'
import { reservationAnswers } from './reservation-answers.ts'

const answerTables = [...calendarAnswers, ...reservationAnswers, ...postingAnswers, ...errorAnswers]

const faultsIn = ({ operations, status }: AnswerTable) => {
  return (body: unknown) => {
    const [faults = [], ...others] = operations.map((id) => pathsOf(checkResponse(id, status, body)))
    for (const other of others) expect(other, 'all operations judge alike').toEqual(faults)
    return faults
  }
}

for (const table of answerTables) checkFields(table, faultsIn(table))

test('TransactionDetail.inv_code', () => {
  const faults = (group: Record<string, Json>) => {
    const body = recorded('transaction_details')
    const detail = objectAt(body, 'transaction.details[1]')
    delete detail.allocation_group
    Object.assign(detail, group)
    return pathsOf(checkResponse('getTransactionDetails', 200, body))
  }
  expect(faults({ inv_code: '8833301' })).toEqual([])
  expect(faults({ inv_code: '8833301', allocation_group: '8833301' })).toEqual([])
  expect(faults({})).toEqual(['transaction.details[1]'])
  expect(faults({ inv_code: 8833301 })).toEqual(['transaction.details[1].inv_code'])
  expect(faults({ inv_code: null })).toEqual(['transaction.details[1].inv_code'])
})

test('DailyUpdateRejections', () => {
  const faults = (...errors: Json[]) =>
    pathsOf(checkResponse('updateRoomsDaily', 200, { status: 'try_again', transaction_id: '1', errors }))
  expect(faults()).toEqual([])
  expect(
    faults(
      { 'HR:1903': { '2017-01-01': 'Invalid price', '2017-01-02': 'Invalid price' }, 'HR:1': {} },
      { 'NR:HR:1903': { '2017-01-01': 'Invalid price' } },
    ),
  ).toEqual([])
  expect(faults({ 'HR:1903': 'Invalid price' })).toEqual(['errors[0]["HR:1903"]'])
  expect(faults({ 'HR:1903': { '2017-01-01': null } })).toEqual(['errors[0]["HR:1903"]["2017-01-01"]'])
  expect(faults({ 'HR:1903': { '2017-01-01': 17 } })).toEqual(['errors[0]["HR:1903"]["2017-01-01"]'])
  expect(faults({ 'HR:1903': { '2017-02-29': 'No such day' } })).toEqual([
    'errors[0]["HR:1903"]["2017-02-29"]',
  ])
})

test('a field that the contract does not know is no fault', () => {
  for (const { sample, at, operations, status } of answerTables) {
    const body = sample()
    objectAt(body, at).something_new = { of: ['any', 'kind'] }
    for (const id of operations) expect(checkResponse(id, status, body)).toEqual([])
  }
})

test('no answer has a field that the service does not have, such as one for a card', () => {
  for (const { object, fields } of answerTables) {
    const known = object === 'TransactionDetail' ? { ...fields, inv_code: fields.allocation_group } : fields
    const inContract = Object.keys(contract.components.schemas[object]?.properties ?? {})
    expect(inContract.sort(), object).toEqual(Object.keys(known).sort())
  }
})
