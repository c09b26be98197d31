import type { Engine } from './engine.ts'
import type { TimeSpan } from './service-clock.ts'

/**
 * What time it is, by the machine's clock and by the service's. Undefined before an answer: the machine's may be wrong, and what
 * is refused or left out by it is lost.
 */
export const knownTime = ({ access, clock }: Pick<Engine, 'access' | 'clock'>): TimeSpan | undefined =>
  access.answeredAt() === -Infinity ? undefined : clock.span()
