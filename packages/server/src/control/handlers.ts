import { accountHandlers } from './accounts.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { bookingHandlers } from './bookings.ts'
import { calendarHandlers } from './calendar.ts'
import { clockHandlers } from './clock.ts'
import { connectionHandlers } from './connections.ts'
import { deliveryHandlers } from './deliveries.ts'
import { demoHandlers } from './demo.ts'
import { departmentHandlers } from './departments.ts'
import { extraHandlers } from './extras.ts'
import { faultHandlers } from './faults.ts'
import { folioHandlers } from './folios.ts'
import { mappingHandlers } from './mappings.ts'
import { posMappingHandlers } from './pos-mappings.ts'
import { propertyHandlers } from './properties.ts'
import { readingHandlers } from './readings.ts'
import { requestHandlers } from './requests.ts'
import { roomHandlers } from './rooms.ts'
import { salesChannelHandlers } from './sales-channels.ts'
import { stayHandlers } from './stays.ts'
import { tokenHandlers } from './tokens.ts'

/** Every operation of the control API. */
export const controlHandlers = (parts: ControlParts): ControlHandlers => ({
  ...propertyHandlers(parts),
  ...tokenHandlers(parts),
  ...roomHandlers(parts),
  ...salesChannelHandlers(parts),
  ...connectionHandlers(parts),
  ...mappingHandlers(parts),
  ...bookingHandlers(parts),
  ...stayHandlers(parts),
  ...accountHandlers(parts),
  ...departmentHandlers(parts),
  ...extraHandlers(parts),
  ...posMappingHandlers(parts),
  ...calendarHandlers(parts),
  ...deliveryHandlers(parts),
  ...folioHandlers(parts),
  ...requestHandlers(parts),
  ...readingHandlers(parts),
  ...clockHandlers(parts),
  ...faultHandlers(parts),
  ...demoHandlers(parts),
})
