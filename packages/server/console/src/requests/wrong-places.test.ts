import { expect, it } from 'vitest'
import { wrongPlaces } from './wrong-places.ts'

it('finds the dates that an update names by code and date', () => {
  const request = JSON.stringify({
    rooms: [
      { inv_code: 'HR:1', dates: [{ date: '2026-12-01' }, { date: '2026-12-02' }] },
      { rate_code: 'NR:HR:1', dates: [{ date: '2026-12-02' }] },
    ],
  })
  const answer = JSON.stringify({
    status: 'try_again',
    errors: [{ 'HR:1': { '2026-12-02': 'Invalid price.' } }],
  })
  expect([...wrongPlaces(request, answer)]).toEqual([['rooms[0].dates[1]', 'Invalid price.']])
})

it('takes the places that a refusal names', () => {
  const answer = JSON.stringify({ errors: [{ path: 'rooms[0].dates', code: 'x', message: 'Too many.' }] })
  expect([...wrongPlaces('{}', answer)]).toEqual([['rooms[0].dates', 'Too many.']])
})

it.each([
  ['no errors', '{"status":"ok"}'],
  ['an empty list', '{"errors":[]}'],
  ['a body that is cut', '{"errors":[{"HR'],
  ['no body', null],
])('finds nothing in %s', (_, answer) => {
  expect(wrongPlaces('{"rooms":[]}', answer).size).toBe(0)
})
