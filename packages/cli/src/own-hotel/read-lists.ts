import { ApiError, type Client } from '@innwire/client'
import type { ListedRoom } from '@innwire/sync'
import type { ConnectedChannel, Extra, RevenueAccount, SalesDepartment } from '@innwire/types'

/** What the property API tells of a hotel, without anything of a guest. A list that the token may not read is not there. */
export type HotelLists = {
  rooms: ListedRoom[]
  channels: ConnectedChannel[]
  extras: { currency: string; extras: Extra[] } | undefined
  departments: SalesDepartment[] | undefined
  accounts: RevenueAccount[] | undefined
}

/** One request for each: as many as a minute has under the strictest quota that is known. */
export const listNames = ['rooms', 'channels', 'extras', 'departments', 'accounts'] as const

/** Asks for each list, one after the other. @throws {InnwireError} where rooms or channels cannot be read, or nobody answers */
export async function readLists(hotel: Client): Promise<HotelLists> {
  return {
    rooms: await hotel.rooms.list(),
    channels: await hotel.channels.connected(),
    extras: await whereAllowed(hotel.extras.list()),
    departments: await whereAllowed(hotel.salesDepartments.list()),
    accounts: await whereAllowed(hotel.revenueAccounts.list()),
  }
}

/** The token was good for the rooms: what is refused now is not for it, or the service does not have it. */
async function whereAllowed<List>(list: PromiseLike<List>): Promise<List | undefined> {
  try {
    return await list
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return undefined
    throw error
  }
}
