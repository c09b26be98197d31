import { errorCodes, operationTable, type ResponseBody } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }

type Room = ResponseBody<'listRooms'>['rooms'][number]

const takesAvailability = (room: Room) => room.availability_update

for (const [id, { method, path }] of Object.entries(operationTable)) {
  console.log(method.toUpperCase().padEnd(5), path, id)
}
console.log(`${contract.info.title}; a 429 may be retried: ${errorCodes.rate_limited.retryable}`)
console.log(
  contract.components.examples.RoomsRecorded.value.rooms.filter(takesAvailability).length,
  'takes availability',
)
