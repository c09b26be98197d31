import type { Clock } from './clock.ts'
import type { Outbox } from './distribution/outbox.ts'
import type { SetUps } from './property/set-up.ts'
import type { Storage } from './storage/open-storage.ts'

/** What every part of the service is built on. */
export type Service = {
  storage: Storage
  clock: Clock
  setUps: SetUps
  outbox: Outbox
}
