import type { OperationId } from '@innwire/types'

/** An operation of the contract, as it is sent: the path is what follows the version and `apps/`. */
export type Operation = [id: OperationId, version: 1 | 2, path: string, method?: 'PUT' | 'POST']

// One constant each, so that who uses one resource carries one path. A test holds them to the contract.
export const listRooms: Operation = ['listRooms', 2, 'rooms']
export const updateRoomRange: Operation = ['updateRoomRange', 2, 'rooms/~', 'PUT']
export const updateRoomsDaily: Operation = ['updateRoomsDaily', 2, 'rooms/daily', 'PUT']
export const getTransactionDetails: Operation = ['getTransactionDetails', 2, 'infos/transaction_details']
export const listChannels: Operation = ['listChannels', 2, 'infos/channels']
export const listConnectedChannels: Operation = ['listConnectedChannels', 2, 'infos/connected_channels']
export const listReservations: Operation = ['listReservations', 2, 'reservations']
export const createPosting: Operation = ['createPosting', 1, 'pos/postings', 'POST']
export const listGuests: Operation = ['listGuests', 1, 'hotspot/guests']
export const listInHouseGuests: Operation = ['listInHouseGuests', 1, 'line_items/in_house']
export const listRevenueAccounts: Operation = ['listRevenueAccounts', 1, 'revenue_accounts']
export const listExtras: Operation = ['listExtras', 1, 'extras']
export const listSalesDepartments: Operation = ['listSalesDepartments', 1, 'sales_departments']

/** All of them, for the escape hatch, in the contract's order. */
export const allOperations: Operation[] = [
  listRooms,
  updateRoomRange,
  ['updateRoomRangeV1', 1, 'rooms/~', 'PUT'],
  updateRoomsDaily,
  getTransactionDetails,
  ['getTransactionDetailsV1', 1, 'infos/transaction_details'],
  listChannels,
  ['listChannelsV1', 1, 'infos/channels'],
  listConnectedChannels,
  listReservations,
  createPosting,
  listGuests,
  listInHouseGuests,
  ['listInHouseGuestsSample', 1, 'pos/in_house', 'POST'],
  listRevenueAccounts,
  listExtras,
  listSalesDepartments,
  ['listSalesDepartmentsSample', 1, 'sales_departments', 'POST'],
]
