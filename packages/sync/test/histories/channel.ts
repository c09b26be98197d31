import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Json } from '../hotel.ts'

export type Channel = Awaited<ReturnType<typeof startChannel>>

/** A sales channel that keeps what it is told, and refuses now and then. */
export async function startChannel(refuses: () => boolean) {
  /** By hotel and mapping, date and field. */
  const sells = new Map<string, Record<string, Json>>()
  const newest = new Map<string, number>()
  let calm = false
  const server = createServer(async (request, response) => {
    const change = JSON.parse((await buffer(request)).toString())
    if (!calm && refuses()) return response.writeHead(400).end('The extranet says no.')
    const place = `${change.property} ${change.mapping_code}`
    if (change.delivery_id > (newest.get(place) ?? 0)) {
      newest.set(place, change.delivery_id)
      const dates = sells.get(place) ?? {}
      for (const { date, ...values } of change.dates) dates[date] = { ...dates[date], ...values }
      sells.set(place, dates)
    }
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sells: (hrId: string, mapping: string) => sells.get(`${hrId} ${mapping}`) ?? {},
    /** From now on it refuses nothing, or again now and then. */
    refuseNothing(nothing: boolean) {
      calm = nothing
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
