import type { Group } from './figure.ts'
import { plan100k } from './sync-plan.ts'

/** The sync engine: how few requests, and how fast they are found. */
export const sync: Group = async () => ({ ...plan100k() })
