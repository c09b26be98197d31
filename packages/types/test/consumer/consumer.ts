// What a user of the package writes. Compiled, not run, by TypeScript 5.9, 6 and 7 without skipLibCheck.
import type {
  components,
  DailyUpdate,
  ErrorCode,
  OperationId,
  Posting,
  PostType,
  paths,
  RangeUpdate,
  Reservation,
  ResponseBody,
  Room,
  TransactionDetail,
  TransactionState,
} from '@innwire/types'
import { type errorCodes, operationTable, reservationStateValues } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Holds<T extends true> = T

export type Checks = [
  // Plain names are the schemas themselves.
  Holds<Same<Room, components['schemas']['Room']>>,
  Holds<Same<ResponseBody<'listRooms'>['rooms'][number], Room>>,
  Holds<Same<ResponseBody<'createPosting', 409>['code'], ErrorCode>>,
  Holds<Same<Reservation['state'], 'reserved' | 'confirmed' | 'canceled'>>,
  Holds<Same<Reservation['provider_number'], string | null>>,
  Holds<Same<Reservation['total'], number>>,
  Holds<Same<Reservation['rooms'][number]['daily_prices'][number]['price'], string>>,
  // A value that the service adds later is no type error, and the known ones are offered.
  Holds<'superseded' extends TransactionState ? true : false>,
  Holds<'Expense' extends PostType ? true : false>,
  Holds<Same<(typeof operationTable)['updateRoomRange']['arrays'], readonly ['days[]', 'channel_codes[]']>>,
  Holds<Same<(typeof errorCodes)['rate_limited']['retryable'], true>>,
  Holds<'/api/v2/apps/rooms/~' extends keyof paths ? true : false>,
  Holds<'listInHouseGuestsSample' extends OperationId ? true : false>,
]

const update: DailyUpdate = {
  rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', availability: '3', price: 19.99, cta: 0 }] }],
}
const byRate: RangeUpdate = {
  rate_code: 'NR:HR:1',
  start_date: '2026-12-24',
  end_date: '2026-12-25',
  price: '9',
}
// @ts-expect-error a target needs inv_code or rate_code
const noTarget: DailyUpdate = { rooms: [{ dates: [{ date: '2026-12-24' }] }] }
// @ts-expect-error null is not "unchanged"
const withNull: RangeUpdate = { ...byRate, availability: null }
// @ts-expect-error an item needs a product, or department and account
const noAccounts: Posting['posts'][number] = { post_type: 'Expense', quantity: 1, amount: '1' }
const product: Posting['posts'][number] = {
  post_type: 'Expense',
  quantity: 1,
  amount: '1',
  product_id: 'HR:692',
  department_id: null,
}

declare const detail: TransactionDetail
const group: string | undefined = detail.allocation_group ?? detail.inv_code
const version: string = contract.info.version
const states: readonly string[] = reservationStateValues

export const all = [
  update,
  byRate,
  noTarget,
  withNull,
  noAccounts,
  product,
  group,
  version,
  states,
  operationTable,
]
