import type { OperationId } from '@innwire/types'

/** An operation of the contract, as it is sent. */
export type Operation = { id: OperationId; method: 'get' | 'put' | 'post'; path: string }

// One constant each, so that who uses one resource carries one path. A test holds them to the contract.
export const listRooms: Operation = { id: 'listRooms', method: 'get', path: '/api/v2/apps/rooms' }
export const updateRoomRange: Operation = {
  id: 'updateRoomRange',
  method: 'put',
  path: '/api/v2/apps/rooms/~',
}
const updateRoomRangeV1: Operation = {
  id: 'updateRoomRangeV1',
  method: 'put',
  path: '/api/v1/apps/rooms/~',
}
export const updateRoomsDaily: Operation = {
  id: 'updateRoomsDaily',
  method: 'put',
  path: '/api/v2/apps/rooms/daily',
}
export const getTransactionDetails: Operation = {
  id: 'getTransactionDetails',
  method: 'get',
  path: '/api/v2/apps/infos/transaction_details',
}
const getTransactionDetailsV1: Operation = {
  id: 'getTransactionDetailsV1',
  method: 'get',
  path: '/api/v1/apps/infos/transaction_details',
}
export const listChannels: Operation = {
  id: 'listChannels',
  method: 'get',
  path: '/api/v2/apps/infos/channels',
}
const listChannelsV1: Operation = {
  id: 'listChannelsV1',
  method: 'get',
  path: '/api/v1/apps/infos/channels',
}
export const listConnectedChannels: Operation = {
  id: 'listConnectedChannels',
  method: 'get',
  path: '/api/v2/apps/infos/connected_channels',
}
export const listReservations: Operation = {
  id: 'listReservations',
  method: 'get',
  path: '/api/v2/apps/reservations',
}
export const createPosting: Operation = {
  id: 'createPosting',
  method: 'post',
  path: '/api/v1/apps/pos/postings',
}
export const listGuests: Operation = { id: 'listGuests', method: 'get', path: '/api/v1/apps/hotspot/guests' }
export const listInHouseGuests: Operation = {
  id: 'listInHouseGuests',
  method: 'get',
  path: '/api/v1/apps/line_items/in_house',
}
const listInHouseGuestsSample: Operation = {
  id: 'listInHouseGuestsSample',
  method: 'post',
  path: '/api/v1/apps/pos/in_house',
}
export const listRevenueAccounts: Operation = {
  id: 'listRevenueAccounts',
  method: 'get',
  path: '/api/v1/apps/revenue_accounts',
}
export const listExtras: Operation = { id: 'listExtras', method: 'get', path: '/api/v1/apps/extras' }
export const listSalesDepartments: Operation = {
  id: 'listSalesDepartments',
  method: 'get',
  path: '/api/v1/apps/sales_departments',
}
const listSalesDepartmentsSample: Operation = {
  id: 'listSalesDepartmentsSample',
  method: 'post',
  path: '/api/v1/apps/sales_departments',
}

export const allOperations: Operation[] = [
  listRooms,
  updateRoomRange,
  updateRoomRangeV1,
  updateRoomsDaily,
  getTransactionDetails,
  getTransactionDetailsV1,
  listChannels,
  listChannelsV1,
  listConnectedChannels,
  listReservations,
  createPosting,
  listGuests,
  listInHouseGuests,
  listInHouseGuestsSample,
  listRevenueAccounts,
  listExtras,
  listSalesDepartments,
  listSalesDepartmentsSample,
]
