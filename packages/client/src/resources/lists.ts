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
export type Rooms = {
  /** Lists every rate of every room type. Look at its `*_update` flags before you push anything. */
  list(options?: CallOptions): Reply<Room[]>
}

/** Makes {@link Rooms} of a connection. */
export const rooms = (connection: Connection): Rooms => ({
  list: lister(connection, 'listRooms', readList('rooms')),
})

/** The sales channels. */
export type Channels = {
  /** Lists all channels that the service knows. */
  list(options?: CallOptions): Reply<Channel[]>
  /** Lists the channels that the property is connected to, with the number of processes in each state. */
  connected(options?: CallOptions): Reply<ConnectedChannel[]>
}

/** Makes {@link Channels} of a connection. */
export const channels = (connection: Connection): Channels => ({
  list: lister(connection, 'listChannels', readList('channels')),
  connected: lister(connection, 'listConnectedChannels', readList('channels')),
})

/** The guests in the house, with their identity data. */
export type Guests = {
  /** Lists the guests who are staying now. To charge one, use `inHouse`. */
  list(options?: CallOptions): Reply<Guest[]>
}

/** Makes {@link Guests} of a connection. */
export const guests = (connection: Connection): Guests => ({
  list: lister(connection, 'listGuests', readList('data')),
})

/** The guests who can be charged. */
export type InHouse = {
  /** Lists one entry per guest and room; `reservation_id_customer_id` is what a posting takes. */
  list(options?: CallOptions): Reply<InHouseGuest[]>
}

/** Makes {@link InHouse} of a connection. */
export const inHouse = (connection: Connection): InHouse => ({
  list: lister(connection, 'listInHouseGuests', readList('data')),
})

/** The accounts that postings are booked to. */
export type RevenueAccounts = {
  /** Lists the revenue accounts. */
  list(options?: CallOptions): Reply<RevenueAccount[]>
}

/** Makes {@link RevenueAccounts} of a connection. */
export const revenueAccounts = (connection: Connection): RevenueAccounts => ({
  list: lister(connection, 'listRevenueAccounts', readList('data')),
})

/** The departments that sell. */
export type SalesDepartments = {
  /** Lists the sales departments. */
  list(options?: CallOptions): Reply<SalesDepartment[]>
}

/** Makes {@link SalesDepartments} of a connection. */
export const salesDepartments = (connection: Connection): SalesDepartments => ({
  list: lister(connection, 'listSalesDepartments', readList('data')),
})

/** Products with the currency that their prices are in. */
export type ExtraPrices = {
  /** Of every price, such as `EUR`. */
  currency: string
  /** The products, as the service orders them. */
  extras: Extra[]
}

/** The products that can be posted. */
export type Extras = {
  /** Lists the products, without the wrapper that each has on the wire. */
  list(options?: CallOptions): Reply<ExtraPrices>
}

/** Makes {@link Extras} of a connection. */
export const extras = (connection: Connection): Extras => ({
  list: lister<ExtraPrices>(connection, 'listExtras', (body) => {
    return {
      currency: readObject<ExtraList>('currency')(body).currency,
      extras: readList<unknown>('data')(body).map((one) =>
        readObject<Extra>('name')((one as { option_value: unknown } | null)?.option_value),
      ),
    }
  }),
})
