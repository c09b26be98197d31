import type { TransactionDetail, transactionStateValues } from '@innwire/types'
import type { Selectable } from 'kysely'
import type { DeliveryTable } from '../storage/schema.ts'

type Delivery = Selectable<DeliveryTable>

/**
 * The group has two names in the contract; our server writes `allocation_group` (D18). It has no state that the contract does
 * not name: callers take such a one for unfinished.
 */
type Entry = Required<Omit<TransactionDetail, 'inv_code' | 'state'>> & {
  state: (typeof transactionStateValues)[number]
}

/**
 * The entries with the hotel's codes of groups: one for each mapping, also of the direct channel.
 */
export const inHotelsWords = (deliveries: Delivery[]): Entry[] =>
  deliveries.map((delivery) => ({
    ...channelEntry(delivery),
    allocation_group: delivery.inv_code,
    ...(isDirect(delivery) && { id: null, pid: null }),
  }))

/**
 * The entries of a transaction (D17), as the channels call them (D38). The direct channel knows no rooms of its own: it
 * has one entry for each availability group, and another where something of the group was refused.
 */
export function asEntries(deliveries: Delivery[]): Entry[] {
  const direct = Map.groupBy(deliveries.filter(isDirect), groupAndState)
  return deliveries.flatMap((delivery) => {
    if (!isDirect(delivery)) return [channelEntry(delivery)]
    const same = direct.get(groupAndState(delivery)) ?? []
    return same[0] === delivery ? [directEntry(delivery, same)] : []
  })
}

const isDirect = ({ direct }: Delivery) => direct === 1

const groupAndState = ({ inv_code, state }: Delivery) => `${state} ${inv_code}`

/** Every entry is a process of its own, except for what was refused at once. */
const channelEntry = (delivery: Delivery): Entry => ({
  id: delivery.id,
  channel_code: delivery.channel_code,
  state: delivery.state,
  name: delivery.name,
  code: delivery.mapping_code,
  allocation_group: groupThere(delivery),
  created_at: delivery.created_at,
  pid: delivery.change_index === null ? null : delivery.id,
  error_message: delivery.error_message,
})

const directEntry = ({ channel_code, state, created_at }: Delivery, same: Delivery[]): Entry => {
  const reasons = new Set(same.flatMap(({ error_message }) => error_message ?? []))
  return {
    id: null,
    channel_code,
    state,
    name: 'Online',
    code: 'Online',
    allocation_group: 'Online',
    created_at,
    pid: null,
    error_message: [...reasons].join(' ') || null,
  }
}

/**
 * The group as the channel calls it: the part of the room's code behind its last colon, as in 156754:8833301. A channel
 * that uses the hotel's codes uses that of the group, too.
 */
function groupThere({ mapping_code, rate_code, inv_code }: Delivery): string {
  if (mapping_code === rate_code || mapping_code === inv_code) return inv_code
  return mapping_code.slice(mapping_code.lastIndexOf(':') + 1) || mapping_code
}
