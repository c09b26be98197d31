import type { DirectConnector } from '../generated/control.ts'
import type { ConnectorKind } from './connector.ts'

/** The hotel's own channel sells from the calendar itself. */
export const direct: ConnectorKind<DirectConnector, DirectConnector> = {
  ownChannel: true,
  encrypted: false,
  issues: () => [],
  accept: (given) => given,
  show: (settings) => settings,
  route: () => ({ by: 'server', delayMs: 0, decide: () => ({ outcome: 'succeeded' }) }),
}
