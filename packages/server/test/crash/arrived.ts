import { expect } from 'vitest'

export type Arrived = {
  property: string
  mapping_code: string
  delivery_id: number
  transaction_id: string
  dates: { date: string }[]
}

/** What a channel got; no change of a room before an earlier one, nor twice under one number but where a crash cut it off. */
export function expectOrder(bodies: string[], crashes: number): Arrived[] {
  const arrived: Arrived[] = bodies.map((body) => JSON.parse(body))
  const ids = arrived.map((change) => change.delivery_id)
  for (const lane of Map.groupBy(arrived, ({ mapping_code }) => mapping_code).values()) {
    const its = lane.map((change) => change.delivery_id)
    expect(its).toEqual(its.toSorted((a, b) => a - b))
  }
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(crashes)
  return arrived
}
