import type { Hotel } from '../hotel.ts'
import { altered } from './answers.ts'
import { type Alter, isUpdate } from './faulty-hotel.ts'

/** From now on a simulated channel takes nothing. @returns ends that */
export async function failChannel(hotel: Hotel, channel: string): Promise<() => Promise<unknown>> {
  const connect = (script: object[]) =>
    hotel.hotel('PUT', `/channels/${channel}`, { connector: { kind: 'simulated', latency_ms: 0, script } })
  await connect(Array.from({ length: 1000 }, () => ({ outcome: 'fail', message: 'Down for maintenance.' })))
  return () => connect([])
}

/**
 * A channel that does not take updates that hold a value: its entries of a group say that they failed.
 * @param group as the channel calls it
 * @param refuses is given what an update says
 */
export function refusingChannel(
  channel: string,
  group: string,
  refuses: (update: string) => boolean,
  message: string,
): Alter {
  const refused = new Set<string>()
  return (sent, ask) => {
    if (isUpdate(sent) && refuses(JSON.stringify(sent.body)))
      return ask().then((answer) => altered(answer, ({ transaction_id }) => refused.add(transaction_id)))
    if (sent.operation !== 'getTransactionDetails' || !refused.has(sent.body.transaction_id)) return undefined
    return ask().then((answer) =>
      altered(answer, ({ transaction }) => {
        for (const entry of transaction.details) {
          if (entry.channel_code !== channel || entry.allocation_group !== group) continue
          Object.assign(entry, { state: 'failed', error_message: message })
        }
      }),
    )
  }
}
