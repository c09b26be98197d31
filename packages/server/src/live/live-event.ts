import type { RequestRecord } from '../generated/control.ts'

/** Something that whoever watches the server hears. */
export type LiveEvent =
  | { name: 'request'; data: RequestRecord }
  /** A property was written to; null is something that belongs to none, such as the clock. */
  | { name: 'changed'; data: { hr_id: string | null } }
  | { name: 'reset' | 'lost'; data: Record<string, never> }
