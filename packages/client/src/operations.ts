import type { OperationId } from '@innwire/types'

type Sent = [version: 1 | 2, path: string, method?: 'PUT' | 'POST']

/**
 * The operations of the contract, as they are sent: the path is what follows the version and `apps/`. A test holds that
 * none is missing; the compiler would stop at it before it names the handler that the server lacks.
 */
export const operations = {
  listRooms: [2, 'rooms'],
  updateRoomRange: [2, 'rooms/~', 'PUT'],
  updateRoomRangeV1: [1, 'rooms/~', 'PUT'],
  updateRoomsDaily: [2, 'rooms/daily', 'PUT'],
  getTransactionDetails: [2, 'infos/transaction_details'],
  getTransactionDetailsV1: [1, 'infos/transaction_details'],
  listChannels: [2, 'infos/channels'],
  listChannelsV1: [1, 'infos/channels'],
  listConnectedChannels: [2, 'infos/connected_channels'],
  listReservations: [2, 'reservations'],
  createPosting: [1, 'pos/postings', 'POST'],
  listGuests: [1, 'hotspot/guests'],
  listInHouseGuests: [1, 'line_items/in_house'],
  listInHouseGuestsSample: [1, 'pos/in_house', 'POST'],
  listRevenueAccounts: [1, 'revenue_accounts'],
  listExtras: [1, 'extras'],
  listSalesDepartments: [1, 'sales_departments'],
  listSalesDepartmentsSample: [1, 'sales_departments', 'POST'],
} as Partial<Record<OperationId, Sent>> as Record<OperationId, Sent>
