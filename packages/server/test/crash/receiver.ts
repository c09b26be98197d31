import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect } from 'vitest'

export type Arrived = {
  property: string
  mapping_code: string
  delivery_id: number
  transaction_id: string
  dates: { date: string }[]
}

/** A channel that outlives the server: it takes every change, and remembers in which order they came. */
export async function startReceiver() {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    try {
      arrived.push((await json(request)) as Arrived)
      response.writeHead(204).end()
    } catch {
      // Killed while it was sending; it comes again.
      response.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/changes`,
    /** No change of a room came before an earlier one, nor twice under one number but where a crash cut it off. */
    expectOrder: (crashes: number) => {
      const ids = arrived.map((change) => change.delivery_id)
      for (const lane of Map.groupBy(arrived, ({ mapping_code }) => mapping_code).values()) {
        const its = lane.map((change) => change.delivery_id)
        expect(its).toEqual(its.toSorted((a, b) => a - b))
      }
      expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(crashes)
      return arrived
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
