import type { Logger } from 'pino'
import { accountRoutes } from './accounts/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { guestRoutes } from './guests/routes.ts'
import type { PropertyHandlers } from './http/answer.ts'
import { postingRoutes } from './postings/routes.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { roomRoutes } from './rooms/routes.ts'
import type { Service } from './service.ts'
import { transactionRoutes } from './transactions/routes.ts'

/** Every operation of the property API. */
export const propertyHandlers = (service: Service, log: Logger): PropertyHandlers => ({
  ...roomRoutes(),
  ...calendarRoutes(service),
  ...transactionRoutes(service),
  ...channelRoutes(service),
  ...reservationRoutes(service, log),
  ...postingRoutes(service),
  ...guestRoutes(service),
  ...accountRoutes(service),
})
