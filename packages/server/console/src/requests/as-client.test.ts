import { operationTable } from '@innwire/types'
import { expect, it } from 'vitest'
import { clientCodeOf } from './as-client.ts'

it('calls the client with the body as a person would write it', () => {
  const body = '{"rooms":[{"inv_code":"HR:1","dates":[{"date":"2026-12-24","price":80}]}]}'
  expect(clientCodeOf({ operation_id: 'updateRoomsDaily', query: 'hr_id=demo&token=***', body })).toBe(
    `const answer = await hotel.calendar.updateDaily({
  rooms: [
    {
      inv_code: "HR:1",
      dates: [
        {
          date: "2026-12-24",
          price: 80
        }
      ]
    }
  ]
})`,
  )
})

it('makes fields of a query or a form, with lists where the names end in brackets', () => {
  const query = 'hr_id=demo&undelivered=false&page=2'
  expect(clientCodeOf({ operation_id: 'listReservations', query })).toContain(
    'undelivered: false,\n  page: 2',
  )
  const body = 'inv_code=HR%3A1&days%5B%5D=5&days%5B%5D=6&price=80.50'
  const code = clientCodeOf({ operation_id: 'updateRoomRange', query: 'hr_id=demo', body, isForm: true })
  expect(code).toContain('inv_code: "HR:1"')
  expect(code).toContain('days: [\n    5,\n    6\n  ]')
  expect(code).toContain('price: "80.50"')
})

it('needs no argument where nothing was asked for', () => {
  expect(clientCodeOf({ operation_id: 'listRooms', query: 'hr_id=demo' })).toBe(
    'const answer = await hotel.rooms.list()',
  )
})

it('has a call for each operation that is no other form of another one', () => {
  const without = Object.keys(operationTable).filter((id) => !clientCodeOf({ operation_id: id, query: '' }))
  expect(without.filter((id) => !/V1$|Sample$/.test(id))).toEqual([])
})
