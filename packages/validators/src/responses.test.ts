import { describe, expect, it } from 'vitest'
import { checkResponse, errorBody, keepRequestId, refuse, refuseIssues } from './index.ts'

describe('a response', () => {
  it('that keeps the contract has no issue, unknown fields included', () => {
    expect(
      checkResponse('listChannels', 200, { channels: [{ name: 'HRS', code: 'hrs', since: 2019 }], next: 1 }),
    ).toEqual([])
  })

  it('is told what is missing and what is wrong, with the path', () => {
    expect(checkResponse('listChannels', 200, { channels: [{ name: 17 }] })).toEqual([
      { path: 'channels[0].code', code: 'required', message: 'code is missing.' },
      { path: 'channels[0].name', code: 'invalid_type', message: 'Expected text; this is 17.' },
    ])
  })

  it('that is no JSON object is wrong as a whole', () => {
    expect(checkResponse('listChannels', 200, null)).toEqual([
      { path: 'response', code: 'invalid_type', message: 'Expected an object; this is null.' },
    ])
  })

  it('with a status that the operation does not have is an issue at the status', () => {
    expect(checkResponse('listChannels', 409, {})).toEqual([
      {
        path: 'status',
        code: 'invalid_value',
        message: 'GET /api/v2/apps/infos/channels has no answer with status 409 in the contract.',
      },
    ])
  })

  it('of a transaction may name the group inv_code, but must name it', () => {
    const detail = {
      id: null,
      channel_code: 'online',
      state: 'superseded',
      name: 'Online',
      code: 'Online',
      created_at: '2026-11-20T10:00:00+03:00',
      pid: null,
      error_message: null,
    }
    const transaction = (details: unknown[]) => ({
      transaction: { id: '1', counts: { failed: 0, succeeded: 1, in_progress: 0 }, details },
    })
    expect(
      checkResponse('getTransactionDetails', 200, transaction([{ ...detail, inv_code: 'HR:1' }])),
    ).toEqual([])
    expect(checkResponse('getTransactionDetails', 200, transaction([detail]))).toEqual([
      {
        path: 'transaction.details[0]',
        code: 'invalid_value',
        message: 'Expected allocation_group (or inv_code in its place).',
      },
    ])
  })

  it('has keys that are no dates or codes shown in brackets', () => {
    const body = { status: 'try_again', transaction_id: '1', errors: [{ 'HR:1': { '2026-02-30': 'no' } }] }
    expect(checkResponse('updateRoomsDaily', 200, body)[0]?.path).toBe('errors[0]["HR:1"]["2026-02-30"]')
  })
})

describe('an error body', () => {
  it('of any refusal keeps the contract', () => {
    const issue = { path: 'page', code: 'required', message: 'page is missing. Add it.' } as const
    for (const refusal of [
      refuse('unauthorized', 'No.'),
      refuseIssues([issue]),
      refuseIssues([issue, issue]),
    ]) {
      const { status } = refusal
      expect(checkResponse('listReservations', status, errorBody(refusal, 'id'))).toEqual([])
    }
  })

  it('takes its status from the catalogue', () => {
    expect(refuse('folio_closed', 'Closed.').status).toBe(409)
  })
})

describe('a request id', () => {
  it('of 1 to 128 visible ASCII characters is kept', () => {
    for (const id of ['!', '~'.repeat(128), 'a-b_c:17']) expect(keepRequestId(id)).toBe(id)
  })

  it('of any other kind is replaced by a new one', () => {
    for (const id of [null, undefined, '', 'x'.repeat(129), 'a b', 'ä', 'a\nb']) {
      expect(keepRequestId(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    }
  })
})
