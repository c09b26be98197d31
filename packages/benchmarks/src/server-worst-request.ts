import contract from '@innwire/types/openapi.json' with { type: 'json' }
import { bundleContract } from '../../../scripts/contract/contract.ts'
import type { OpenApiDocument } from '../../../scripts/contract/openapi-document.ts'
import { type Access, call, controlAccess, demoAccess } from '../../server/test/load/call.ts'
import { growingRequests, mostBytes, type Sent } from '../../server/test/load/grown-requests.ts'
import {
  access,
  honestControl,
  honestUpdates,
  largePosting,
  openLargeHotel,
} from '../../server/test/load/large-hotel.ts'
import { watchServer } from '../../server/test/load/watch.ts'
import { type Figure, median } from './figure.ts'

/** Above this a request is measured again, because one slow moment of the machine says nothing. */
const doubtfulMs = 50
const timesMeasured = 5

/**
 * The longest time in which the server does nothing else than work on one request, over the largest requests of every
 * operation of both APIs: each text, list, map and field at its bound and beyond, and large honest ones.
 */
export async function worstRequest(): Promise<Figure> {
  const server = await watchServer()
  try {
    await openLargeHotel(server)
    const control = controlAccess(server.controlToken)
    // What goes on after an answer, such as deliveries, is found with the next request, and never left out.
    await server.blocked()
    const blockedMs = async (sent: Sent, by: Access) => {
      await call(server, sent, by)
      return (await server.blocked()).wallMs
    }
    let worst = 0
    for (const [sent, by] of largest(control)) {
      const once = await blockedMs(sent, by)
      if (once < Math.max(worst, doubtfulMs)) {
        worst = Math.max(worst, once)
        continue
      }
      const times = [once]
      while (times.length < timesMeasured) times.push(await blockedMs(sent, by))
      worst = Math.max(worst, median(times))
    }
    return { value: worst, unit: 'ms' }
  } finally {
    await server.stop()
  }
}

function* largest(control: Access): Generator<[Sent, Access]> {
  for (const sent of Object.values(honestUpdates)) yield [sent, access]
  yield [largePosting, demoAccess]
  for (const sent of Object.values(honestControl)) yield [sent, control]
  for (const [document, by] of [[property, demoAccess] as const, [controlDocument, control] as const]) {
    for (const [, requests] of growingRequests(document)) {
      for (const { ofBytes, atBound } of requests) {
        yield [ofBytes(mostBytes), by]
        if (atBound) yield [atBound(), by]
      }
    }
  }
}

const property = contract as unknown as OpenApiDocument
const controlDocument = await bundleContract('control')
