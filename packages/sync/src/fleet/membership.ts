import type { FleetStore, Lease, LeaseOwner } from '../store/store.ts'

/** Lease under which a worker is known: the fleet's places are numbered, and a place that is free is taken again. */
const prefix = 'innwire:worker:'

export const placesOf = (leases: LeaseOwner[]): number[] =>
  leases.flatMap(({ property }) =>
    property.startsWith(prefix) ? [Number(property.slice(prefix.length))] : [],
  )

export const placeOf = (lease: Lease): number => Number(lease.property.slice(prefix.length))

/** Takes the first free place. */
export async function join(store: FleetStore, owner: string, ttlMs: number): Promise<Lease> {
  const taken = new Set(placesOf(await store.leases()))
  for (let place = 0; ; place += 1) {
    const lease = taken.has(place) ? undefined : await store.acquire(prefix + place, owner, ttlMs)
    if (lease) return lease
  }
}
