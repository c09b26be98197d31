import type { Group } from './figure.ts'
import { growth } from './scale-growth.ts'
import { outbox } from './scale-outbox.ts'
import { postgres } from './scale-postgres.ts'
import { processes } from './scale-processes.ts'
import { soak } from './scale-soak.ts'
import { takeover } from './scale-takeover.ts'

/** What a server of many hotels on PostgreSQL does. `scale` measures all of it, and `scale.outbox` that alone. */
export const scale: Record<string, Group> = {
  'scale.postgres': postgres,
  'scale.processes4': processes,
  'scale.growth10000': growth,
  'scale.outbox': outbox,
  'scale.takeover': takeover,
  'scale.soak': soak,
}

/** What takes too long to be measured with the others. */
export const onlyByName = ['scale.soak']
