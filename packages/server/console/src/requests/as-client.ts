import type { OperationId } from '@innwire/types'
import type { RequestRecord } from '../../../src/generated/control.ts'
import { isDeep } from './marked-json.ts'

/** The method of the client for each operation, and what it takes. Other forms of an operation have none of their own. */
const methods: Partial<Record<OperationId, { name: string; takes?: 'body' | 'query' | 'id' }>> = {
  listRooms: { name: 'rooms.list' },
  updateRoomRange: { name: 'calendar.updateRange', takes: 'query' },
  updateRoomsDaily: { name: 'calendar.updateDaily', takes: 'body' },
  getTransactionDetails: { name: 'transactions.get', takes: 'id' },
  listChannels: { name: 'channels.list' },
  listConnectedChannels: { name: 'channels.connected' },
  listReservations: { name: 'reservations.list', takes: 'query' },
  createPosting: { name: 'postings.create', takes: 'body' },
  listGuests: { name: 'guests.list', takes: 'query' },
  listInHouseGuests: { name: 'inHouse.list', takes: 'query' },
  listRevenueAccounts: { name: 'revenueAccounts.list' },
  listExtras: { name: 'extras.list' },
  listSalesDepartments: { name: 'salesDepartments.list' },
}

type Sent = Pick<RequestRecord, 'operation_id' | 'query'> & { body?: string | undefined; isForm?: boolean }

/** The request as a call of `@innwire/client`, or undefined where the client has none for it. */
export function clientCodeOf({ operation_id, query, body, isForm = false }: Sent): string | undefined {
  const method = methods[operation_id as OperationId]
  if (!method) return undefined
  const fields = fieldsOf(isForm && body ? `${query}&${body}` : query)
  const argument = { body: body ?? '{}', query: fields, id: idOf(query) }[method.takes ?? 'query']
  return `const answer = await hotel.${method.name}(${method.takes && argument !== '{}' ? pretty(argument) : ''})`
}

const idOf = (query: string) => JSON.stringify(new URLSearchParams(query).get('id') ?? '')

/** The parameters as JSON; a list is written by its name with brackets, as in `days[]`. */
function fieldsOf(query: string): string {
  const parameters = new URLSearchParams(query)
  const fields: Record<string, unknown> = {}
  for (const name of new Set(parameters.keys())) {
    if (/^(token|hr_id)$/i.test(name)) continue
    const values = parameters.getAll(name).map(readValue)
    fields[name.replace(/\[\]$/, '')] = name.endsWith('[]') ? values : values[0]
  }
  return JSON.stringify(fields)
}

const readValue = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}

/** JSON as a person would write it in TypeScript. */
function pretty(json: string): string {
  try {
    const value: unknown = JSON.parse(json)
    if (isDeep(value)) return JSON.stringify(json)
    const text = JSON.stringify(value, null, 2)
    return text.replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
  } catch {
    return JSON.stringify(json)
  }
}
