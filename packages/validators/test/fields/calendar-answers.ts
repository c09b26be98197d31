import type { OperationId } from '@innwire/types'
import { type AnswerTable, answer } from './answer-table.ts'
import {
  code,
  count,
  listOf,
  nullable,
  object,
  objects,
  oneOf,
  seen,
  text,
  timestamp,
  truth,
  whole,
} from './field-values.ts'

const rangeUpdates: OperationId[] = ['updateRoomRange', 'updateRoomRangeV1']
const transactions: OperationId[] = ['getTransactionDetails', 'getTransactionDetailsV1']
const channelLists: OperationId[] = ['listChannels', 'listChannelsV1']

/** Rooms, calendar, transactions and channels, by hand from the description of the service. */
export const calendarAnswers: AnswerTable[] = [
  answer('RoomList', ['listRooms'], 'rooms', '', { rooms: objects }),
  answer('Room', ['listRooms'], 'rooms', 'rooms[1]', {
    rate_code: code,
    inv_code: code,
    availability_update: truth,
    restrictions_update: truth,
    price_update: truth,
    name: text,
    description: text,
    policy: text,
    room_capacity: count,
    adult_capacity: count,
    is_master: truth,
    channel_codes: listOf(code),
  }),
  answer('RangeUpdateResult', rangeUpdates, 'update_range.ok', '', {
    status: oneOf('ok', 'try_again'),
    transaction_id: code,
  }),
  answer('DailyUpdateResult', ['updateRoomsDaily'], 'update_daily.try_again', '', {
    status: oneOf('ok', 'try_again'),
    transaction_id: code,
    errors: objects,
  }),
  answer('TransactionDetails', transactions, 'transaction_details', '', { transaction: object }),
  answer('Transaction', transactions, 'transaction_details', 'transaction', {
    id: code,
    counts: object,
    details: objects,
  }),
  answer('TransactionCounts', transactions, 'transaction_details', 'transaction.counts', {
    failed: count,
    succeeded: count,
    in_progress: count,
  }),
  answer('TransactionDetail', transactions, 'transaction_details', 'transaction.details[0]', {
    id: nullable(whole),
    channel_code: code,
    state: seen('failed', 'succeeded', 'in_progress'),
    name: text,
    code: text,
    // Or inv_code in its place, which has a test of its own.
    allocation_group: { ...text, missedAt: 'transaction.details[0]' },
    created_at: timestamp,
    pid: nullable(whole),
    error_message: nullable(text),
  }),
  answer('ChannelList', channelLists, 'channels', '', { channels: objects }),
  answer('Channel', channelLists, 'channels', 'channels[2]', { name: text, code }),
  answer('ConnectedChannelList', ['listConnectedChannels'], 'connected_channels', '', { channels: objects }),
  answer('ConnectedChannel', ['listConnectedChannels'], 'connected_channels', 'channels[1]', {
    name: text,
    code,
    in_progress: count,
    succeeded: count,
    failed: count,
  }),
]
