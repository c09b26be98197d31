import { alarmHandlers } from './alarms.ts'
import { bookingHandlers } from './bookings.ts'
import { calendarHandlers } from './calendar.ts'
import { clockHandlers } from './clock.ts'
import { connectionHandlers } from './connections.ts'
import { deliveryHandlers } from './deliveries.ts'
import { erasureHandlers } from './erasures.ts'
import { eventHandlers } from './events.ts'
import { faultHandlers } from './faults.ts'
import { folioHandlers } from './folios.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { ledgerHandlers } from './ledger.ts'
import { mappingHandlers } from './mappings.ts'
import { posMappingHandlers } from './pos-mappings.ts'
import { propertyHandlers } from './properties.ts'
import { quotaHandlers } from './quotas.ts'
import { readingHandlers } from './readings.ts'
import { requestHandlers } from './requests.ts'
import { roomHandlers } from './rooms.ts'
import { salesChannelHandlers } from './sales-channels.ts'
import { sessionHandlers } from './session.ts'
import { snapshotHandlers } from './snapshots.ts'
import { stayHandlers } from './stays.ts'
import { tokenHandlers } from './tokens.ts'
import { transactionHandlers } from './transactions.ts'

export const controlHandlers = (parts: ControlParts): ControlHandlers => ({
  ...propertyHandlers(parts),
  ...tokenHandlers(parts),
  ...roomHandlers(parts),
  ...salesChannelHandlers(parts),
  ...connectionHandlers(parts),
  ...mappingHandlers(parts),
  ...bookingHandlers(parts),
  ...stayHandlers(parts),
  ...erasureHandlers(parts),
  ...ledgerHandlers(parts),
  ...posMappingHandlers(parts),
  ...calendarHandlers(parts),
  ...deliveryHandlers(parts),
  ...folioHandlers(parts),
  ...readingHandlers(parts),
  ...clockHandlers(parts),
  ...faultHandlers(parts),
  ...alarmHandlers(parts),
  ...requestHandlers(parts),
  ...eventHandlers(parts),
  ...quotaHandlers(parts),
  ...transactionHandlers(parts),
  ...sessionHandlers(parts),
  ...snapshotHandlers(parts),
})
