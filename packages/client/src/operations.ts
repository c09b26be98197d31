import type { OperationId } from '@innwire/types'

/** An operation of the contract, as it is sent. */
export type Operation = { id: OperationId; method: 'GET' | 'PUT' | 'POST'; path: string }

// One constant each, so that who uses one resource carries one path. A test holds them to the contract.
export const listRooms: Operation = { id: 'listRooms', method: 'GET', path: '/api/v2/apps/rooms' }
export const updateRoomRange: Operation = {
  id: 'updateRoomRange',
  method: 'PUT',
  path: '/api/v2/apps/rooms/~',
}
export const updateRoomsDaily: Operation = {
  id: 'updateRoomsDaily',
  method: 'PUT',
  path: '/api/v2/apps/rooms/daily',
}
export const getTransactionDetails: Operation = {
  id: 'getTransactionDetails',
  method: 'GET',
  path: '/api/v2/apps/infos/transaction_details',
}
export const listChannels: Operation = {
  id: 'listChannels',
  method: 'GET',
  path: '/api/v2/apps/infos/channels',
}
export const listConnectedChannels: Operation = {
  id: 'listConnectedChannels',
  method: 'GET',
  path: '/api/v2/apps/infos/connected_channels',
}
export const listReservations: Operation = {
  id: 'listReservations',
  method: 'GET',
  path: '/api/v2/apps/reservations',
}
export const createPosting: Operation = {
  id: 'createPosting',
  method: 'POST',
  path: '/api/v1/apps/pos/postings',
}
export const listGuests: Operation = { id: 'listGuests', method: 'GET', path: '/api/v1/apps/hotspot/guests' }
export const listInHouseGuests: Operation = {
  id: 'listInHouseGuests',
  method: 'GET',
  path: '/api/v1/apps/line_items/in_house',
}
export const listRevenueAccounts: Operation = {
  id: 'listRevenueAccounts',
  method: 'GET',
  path: '/api/v1/apps/revenue_accounts',
}
export const listExtras: Operation = { id: 'listExtras', method: 'GET', path: '/api/v1/apps/extras' }
export const listSalesDepartments: Operation = {
  id: 'listSalesDepartments',
  method: 'GET',
  path: '/api/v1/apps/sales_departments',
}

export const allOperations: Operation[] = [
  listRooms,
  updateRoomRange,
  { id: 'updateRoomRangeV1', method: 'PUT', path: '/api/v1/apps/rooms/~' },
  updateRoomsDaily,
  getTransactionDetails,
  { id: 'getTransactionDetailsV1', method: 'GET', path: '/api/v1/apps/infos/transaction_details' },
  listChannels,
  { id: 'listChannelsV1', method: 'GET', path: '/api/v1/apps/infos/channels' },
  listConnectedChannels,
  listReservations,
  createPosting,
  listGuests,
  listInHouseGuests,
  { id: 'listInHouseGuestsSample', method: 'POST', path: '/api/v1/apps/pos/in_house' },
  listRevenueAccounts,
  listExtras,
  listSalesDepartments,
  { id: 'listSalesDepartmentsSample', method: 'POST', path: '/api/v1/apps/sales_departments' },
]
