import { expect, vi } from 'vitest'
import type { Delivery, DeliveryList } from '../../../src/generated/control.ts'
import { isDue, settle, waiting } from '../oracle/distribution.ts'
import { type Game, look } from './game.ts'

/** Waits until the server has settled all that is due, and settles the same in the model. */
export async function settled(game: Game): Promise<void> {
  const { world } = game
  const left = waiting(world).filter((entry) => !isDue(world, entry)).length
  await vi.waitFor(async () => expect(await deliveries(game, '&state=in_progress')).toHaveLength(left), {
    interval: 5,
  })
  settle(world)
}

const mostAtOnce = 1000

/** All deliveries, oldest first. */
export async function deliveries(game: Game, filter = ''): Promise<Delivery[]> {
  const all: Delivery[] = []
  for (let after = ''; ; ) {
    const path = `/deliveries?limit=${mostAtOnce}${after}${filter}`
    const { deliveries: more, next } = await look<DeliveryList>(game, path)
    all.push(...more)
    if (next === null) return all.reverse()
    after = `&after=${next}`
  }
}
