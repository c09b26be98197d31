import type { operations as contract, OperationId, ResponseBody } from '@innwire/types'
import { connect } from './connection.ts'
import { InputError } from './errors.ts'
import { operations } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { type Reply, reply } from './reply.ts'
import { type Calendar, calendar } from './resources/calendar.ts'
import {
  type Channels,
  channels,
  type Extras,
  extras,
  type Guests,
  guests,
  type InHouse,
  inHouse,
  type RevenueAccounts,
  type Rooms,
  revenueAccounts,
  rooms,
  type SalesDepartments,
  salesDepartments,
} from './resources/lists.ts'
import { type Postings, postings } from './resources/postings.ts'
import { type Reservations, reservations } from './resources/reservations.ts'
import { type Transactions, transactions } from './resources/transactions.ts'

/** In a query all is text: what the contract has as a number, a decimal or a flag may be given as either. */
type AsText<Value> =
  | Value
  | (Value extends number
      ? string
      : string extends Value
        ? number
        : Value extends `${infer Written extends number | boolean}`
          ? Written
          : never)
type Texts<Query> = { [Name in keyof Query]: AsText<Query[Name]> }

type Parameters<Id extends OperationId> = contract[Id]['parameters'] extends { query: infer Query }
  ? { query: Texts<Query> }
  : contract[Id]['parameters'] extends { query?: infer Query }
    ? { query?: Texts<NonNullable<Query>> }
    : object

type Body<Id extends OperationId> = contract[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? { body: Json }
  : object

/** Query and JSON body of an operation, in wire names. */
export type RequestInput<Id extends OperationId> = Parameters<Id> & Body<Id>

/** A hotel, by all operations of its API. */
export type Client = {
  /** Rooms and rates, and what each may be sent. */
  rooms: Rooms
  /** Prices, availability and restrictions. */
  calendar: Calendar
  /** What each channel made of an update. */
  transactions: Transactions
  /** The sales channels. */
  channels: Channels
  /** Reservations: receiving some counts as delivery. */
  reservations: Reservations
  /** Invoices for the folios of guests. */
  postings: Postings
  /** The guests in the house, with their identity data. */
  guests: Guests
  /** The guests who can be charged. */
  inHouse: InHouse
  /** The accounts that postings are booked to. */
  revenueAccounts: RevenueAccounts
  /** The products that can be posted. */
  extras: Extras
  /** The departments that sell. */
  salesDepartments: SalesDepartments

  /**
   * Sends any operation of the contract and gives its body as it is: the way to the `v1` twins, and to what the
   * named methods do not offer. The input is sent without further checks, a body as it is.
   * @throws {InputError} when a value of the query is null, which the service may not take for "left out" (D5)
   * @example await hotel.request('listChannelsV1', {})
   */
  request<Id extends OperationId>(
    id: Id,
    input: RequestInput<Id>,
    options?: CallOptions,
  ): Reply<ResponseBody<Id>>
}

/**
 * Makes a client of one hotel. It holds no connection and needs no closing.
 * @throws {InputError} when base URL, token or hotel id cannot be used
 * @example
 * const hotel = createClient({ baseUrl: 'https://hotel.example', token, hrId: '4711' })
 * const rooms = await hotel.rooms.list()
 */
export function createClient(options: ClientOptions): Client {
  const connection = connect(options)
  return {
    rooms: rooms(connection),
    calendar: calendar(connection),
    transactions: transactions(connection),
    channels: channels(connection),
    reservations: reservations(connection),
    postings: postings(connection),
    guests: guests(connection),
    inHouse: inHouse(connection),
    revenueAccounts: revenueAccounts(connection),
    extras: extras(connection),
    salesDepartments: salesDepartments(connection),

    request<Id extends OperationId>(
      id: Id,
      input: RequestInput<Id>,
      options?: CallOptions,
    ): Reply<ResponseBody<Id>> {
      const send = () => {
        if (!operations[id]) throw new InputError([{ path: id, message: 'There is none.' }])
        return connection.send(
          id,
          { ...input, body: JSON.stringify((input as { body?: unknown }).body) },
          (data) => data as ResponseBody<Id>,
          options,
        )
      }
      return reply(send)
    },
  }
}
