// Errors.

export {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InnwireError,
  InputError,
  type InputIssue,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors.ts'

// What is changed, and what became of it.

export { postingBody as checkPosting } from './input/posting.ts'
export type { Rejection, UpdateOutcome } from './outcome.ts'
export { type Calendar, calendar } from './resources/calendar.ts'
export { type Postings, postings } from './resources/postings.ts'
export { type ReadTransaction, type Transactions, transactions } from './resources/transactions.ts'

// What is read.

export type { Reply } from './reply.ts'
export {
  type Channels,
  channels,
  type ExtraPrices,
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
export {
  type ReadReservationPage,
  type ReservationFilter,
  type Reservations,
  reservations,
  type WalkFilter,
} from './resources/reservations.ts'

// The client as a whole, and how it is set up.

export { type Connection, connect } from './connection.ts'
export { type Client, createClient, type RequestInput } from './create-client.ts'
export type {
  CallOptions,
  ClientOptions,
  RequestEvent,
  ResponseEvent,
  ResponseInfo,
  RetryEvent,
  RetryOptions,
} from './options.ts'
