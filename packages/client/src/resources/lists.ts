import type {
  Channel,
  ConnectedChannel,
  Extra,
  ExtraList,
  Guest,
  InHouseGuest,
  OperationId,
  RevenueAccount,
  Room,
  SalesDepartment,
} from '@innwire/types'
import type { Read } from '../attempt.ts'
import type { Connection } from '../connection.ts'
import type { CallOptions } from '../options.ts'
import { readList, readObject } from '../read.ts'
import { type Reply, reply } from '../reply.ts'

const lister =
  <T>(connection: Connection, id: OperationId, read: Read<T>) =>
  (options?: CallOptions): Reply<T> =>
    reply(() => connection.send(id, {}, read, options))

/** The property's rooms and rates. */
export const rooms = (connection: Connection) => ({
  /** Lists every rate of every room type. Look at its `*_update` flags before you push anything. */
  list: lister<Room[]>(connection, 'listRooms', readList('rooms')),
})

/** The sales channels. */
export const channels = (connection: Connection) => ({
  /** Lists all channels that the service knows. */
  list: lister<Channel[]>(connection, 'listChannels', readList('channels')),
  /** Lists the channels that the property is connected to, with the number of processes in each state. */
  connected: lister<ConnectedChannel[]>(connection, 'listConnectedChannels', readList('channels')),
})

/** The guests in the house, with their identity data. */
export const guests = (connection: Connection) => ({
  /** Lists the guests who are staying now. To charge one, use `inHouse`. */
  list: lister<Guest[]>(connection, 'listGuests', readList('data')),
})

/** The guests who can be charged. */
export const inHouse = (connection: Connection) => ({
  /** Lists one entry per guest and room; `reservation_id_customer_id` is what a posting takes. */
  list: lister<InHouseGuest[]>(connection, 'listInHouseGuests', readList('data')),
})

/** The accounts that postings are booked to. */
export const revenueAccounts = (connection: Connection) => ({
  /** Lists the revenue accounts. */
  list: lister<RevenueAccount[]>(connection, 'listRevenueAccounts', readList('data')),
})

/** The departments that sell. */
export const salesDepartments = (connection: Connection) => ({
  /** Lists the sales departments. */
  list: lister<SalesDepartment[]>(connection, 'listSalesDepartments', readList('data')),
})

/** Products with the currency that their prices are in. */
export type ExtraPrices = { currency: string; extras: Extra[] }

/** The products that can be posted. */
export const extras = (connection: Connection) => ({
  /** Lists the products, without the wrapper that each has on the wire. */
  list: lister<ExtraPrices>(connection, 'listExtras', (body) => {
    return {
      currency: readObject<ExtraList>('currency')(body).currency,
      extras: readList<unknown>('data')(body).map((one) =>
        readObject<Extra>('name')((one as { option_value: unknown } | null)?.option_value),
      ),
    }
  }),
})
