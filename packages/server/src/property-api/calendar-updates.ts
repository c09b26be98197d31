import type { CalendarUpdateStatus, OperationId, ResponseBody } from '@innwire/types'

type UpdateId = {
  [Id in OperationId]: ResponseBody<Id> extends { status: CalendarUpdateStatus } ? Id : never
}[OperationId]

/** Operations that can answer `try_again`. */
export const calendarUpdates: Record<UpdateId, true> = {
  updateRoomRange: true,
  updateRoomRangeV1: true,
  updateRoomsDaily: true,
}
