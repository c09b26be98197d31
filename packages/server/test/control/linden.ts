import { type Calls, day } from './calls.ts'

/** The numbers of processes of one channel of the property `linden`. */
export async function countersOf({ control }: Calls, channel: string) {
  const { body } = await control('GET', '/properties/linden/channels')
  const { in_progress, succeeded, failed } = body.connections.find(
    (connection: { channel_code: string }) => connection.channel_code === channel,
  )
  return { in_progress, succeeded, failed }
}

export const deliveriesOf = async ({ control }: Calls, query: string) =>
  (await control('GET', `/properties/linden/deliveries?${query}`)).body.deliveries

/** What a mapping was told for the days that the tests set. */
export async function toldOf({ control }: Calls, mapping: string) {
  const { body } = await control('GET', `/properties/linden/calendar?from=${day(5)}&to=${day(6)}`)
  return body.entries
    .flatMap((entry: { channels: { mapping_code: string }[] }) => entry.channels)
    .filter((its: { mapping_code: string }) => its.mapping_code === mapping)
    .filter((its: { availability: number | null }) => its.availability !== null)
}
