import { readFileSync } from 'node:fs'
import type { OperationId } from '@innwire/types'

/** One recorded payload, the operation it belongs to, and its example in the contract. */
export type Recorded = {
  file: string
  operation: OperationId
  side: 'request' | 'response'
  example: string
  /** Fields that may be missing, by their path without positions. */
  optional: string[]
}

const response = (
  file: string,
  operation: OperationId,
  example: string,
  optional: string[] = [],
): Recorded => ({
  file,
  operation,
  side: 'response',
  example,
  optional,
})

const request = (file: string, operation: OperationId, example: string, optional: string[]): Recorded => ({
  ...response(file, operation, example, optional),
  side: 'request',
})

/** Every file of `openapi/recorded`. */
export const recorded: Recorded[] = [
  response('rooms', 'listRooms', 'RoomsRecorded'),
  response('update_range.ok', 'updateRoomRange', 'RangeUpdateOkRecorded'),
  response('update_range.try_again', 'updateRoomRange', 'RangeUpdateTryAgainRecorded'),
  request('update_daily.request', 'updateRoomsDaily', 'DailyUpdateRecorded', [
    'rooms.channel_codes',
    ...['availability', 'price', 'min_stay', 'stop_sale', 'cta', 'ctd'].map(
      (field) => `rooms.dates.${field}`,
    ),
  ]),
  response('update_daily.ok', 'updateRoomsDaily', 'DailyUpdateOkRecorded'),
  response('update_daily.try_again', 'updateRoomsDaily', 'DailyUpdateTryAgainRecorded', [
    'errors.HR:1903',
    'errors.HR:1903.2017-01-01',
  ]),
  response('transaction_details', 'getTransactionDetails', 'TransactionDetailsRecorded'),
  response('channels', 'listChannels', 'ChannelsRecorded'),
  response('connected_channels', 'listConnectedChannels', 'ConnectedChannelsRecorded'),
  response('reservations', 'listReservations', 'ReservationsRecorded'),
  request('posting.request', 'createPosting', 'PostingRecorded', [
    'note',
    ...['product_name', 'unit', 'currency', 'exchange_rate'].map((field) => `posts.${field}`),
  ]),
  response('guests', 'listGuests', 'GuestsRecorded', ['data.phone_number']),
  response('revenue_accounts', 'listRevenueAccounts', 'RevenueAccountsRecorded'),
  response('extras', 'listExtras', 'ExtrasRecorded'),
  response('sales_departments', 'listSalesDepartments', 'SalesDepartmentsRecorded'),
  response('in_house', 'listInHouseGuests', 'InHouseGuestsRecorded'),
]

export const payload = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../openapi/recorded/${file}.json`, import.meta.url), 'utf8'))
