import { checkResponse, errorBody, readRequest } from '@innwire/validators'

const read = readRequest('updateRoomsDaily', {
  query: '',
  contentType: 'application/json',
  body: '{"rooms":[{"inv_code":"HR:1","dates":[{"date":"2026-02-30","availability":-1}]}]}',
})
if (read.ok) console.log(read.body.rooms.length)
else console.log(read.refusal.status, JSON.stringify(errorBody(read.refusal, 'request-17'), null, 2))

console.log(checkResponse('listChannels', 200, { channels: [{ name: 'HRS' }] }))
