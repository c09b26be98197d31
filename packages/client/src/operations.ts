import type { OperationId } from '@innwire/types'

/** An operation of the contract, as it is sent. */
export type Operation = [id: OperationId, method: 'GET' | 'PUT' | 'POST', path: string]

// One constant each, so that who uses one resource carries one path. A test holds them to the contract.
export const listRooms: Operation = ['listRooms', 'GET', '/api/v2/apps/rooms']
export const updateRoomRange: Operation = ['updateRoomRange', 'PUT', '/api/v2/apps/rooms/~']
export const updateRoomsDaily: Operation = ['updateRoomsDaily', 'PUT', '/api/v2/apps/rooms/daily']
export const getTransactionDetails: Operation = [
  'getTransactionDetails',
  'GET',
  '/api/v2/apps/infos/transaction_details',
]
export const listChannels: Operation = ['listChannels', 'GET', '/api/v2/apps/infos/channels']
export const listConnectedChannels: Operation = [
  'listConnectedChannels',
  'GET',
  '/api/v2/apps/infos/connected_channels',
]
export const listReservations: Operation = ['listReservations', 'GET', '/api/v2/apps/reservations']
export const createPosting: Operation = ['createPosting', 'POST', '/api/v1/apps/pos/postings']
export const listGuests: Operation = ['listGuests', 'GET', '/api/v1/apps/hotspot/guests']
export const listInHouseGuests: Operation = ['listInHouseGuests', 'GET', '/api/v1/apps/line_items/in_house']
export const listRevenueAccounts: Operation = ['listRevenueAccounts', 'GET', '/api/v1/apps/revenue_accounts']
export const listExtras: Operation = ['listExtras', 'GET', '/api/v1/apps/extras']
export const listSalesDepartments: Operation = [
  'listSalesDepartments',
  'GET',
  '/api/v1/apps/sales_departments',
]

/** All of them, for the escape hatch, in the contract's order. */
export const allOperations: Operation[] = [
  listRooms,
  updateRoomRange,
  ['updateRoomRangeV1', 'PUT', '/api/v1/apps/rooms/~'],
  updateRoomsDaily,
  getTransactionDetails,
  ['getTransactionDetailsV1', 'GET', '/api/v1/apps/infos/transaction_details'],
  listChannels,
  ['listChannelsV1', 'GET', '/api/v1/apps/infos/channels'],
  listConnectedChannels,
  listReservations,
  createPosting,
  listGuests,
  listInHouseGuests,
  ['listInHouseGuestsSample', 'POST', '/api/v1/apps/pos/in_house'],
  listRevenueAccounts,
  listExtras,
  listSalesDepartments,
  ['listSalesDepartmentsSample', 'POST', '/api/v1/apps/sales_departments'],
]
