import type { DiskSpace } from '../http/disk-space.ts'
import type { Receipts } from '../reservations/receipts.ts'
import type { Service } from '../service.ts'
import { accountRoutes } from './accounts.ts'
import { calendarRoutes } from './calendar.ts'
import { channelRoutes } from './channels.ts'
import { guestRoutes } from './guests.ts'
import type { PropertyHandlers } from './handler-types.ts'
import { postingRoutes } from './postings.ts'
import { reservationRoutes } from './reservations.ts'
import { roomRoutes } from './rooms.ts'
import { transactionRoutes } from './transactions.ts'

export const propertyHandlers = (
  service: Service,
  diskSpace: DiskSpace,
  receipts: Receipts,
): PropertyHandlers => ({
  ...roomRoutes(service),
  ...calendarRoutes(service),
  ...transactionRoutes(service),
  ...channelRoutes(service),
  ...reservationRoutes(service, diskSpace, receipts),
  ...postingRoutes(service),
  ...guestRoutes(service),
  ...accountRoutes(service),
})
