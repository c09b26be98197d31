import type { Group } from './figure.ts'
import { longestBlocks } from './sync-blocks.ts'
import { coalesce1000 } from './sync-coalesce.ts'
import { plan100k } from './sync-plan.ts'
import { properties1000 } from './sync-properties.ts'

/** The sync engine: how few requests, how fast they are found, and what a property costs at rest. */
export const sync: Group = async () => ({
  ...plan100k(),
  ...(await coalesce1000()),
  ...(await longestBlocks()),
  ...(await properties1000()),
})
