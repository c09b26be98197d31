import { type FaultRules, faultsCleared } from './property-api/fault-rules.ts'
import type { Service } from './service.ts'
import { replaced } from './storage/processes.ts'

/** Takes part in what the control API of another process does to all. */
export function shareTestState(
  { storage: { shared }, clock }: Pick<Service, 'storage' | 'clock'>,
  faults: FaultRules,
) {
  shared?.onTold(faultsCleared, () => faults.letGo())
  shared?.onTold(replaced, () => {
    faults.letGo()
    // Where the database cannot be reached, the next request finds out.
    clock.reload().catch(() => undefined)
  })
}
