import type { Connector as ContractConnector } from '../generated/control.ts'
import type { ConnectorKind, ConnectorSettings } from './connector.ts'
import { direct } from './direct.ts'
import { http } from './http-kind.ts'
import { simulated } from './simulated.ts'

type KindName = ConnectorSettings['kind']
type OfKind<Connectors, Kind extends KindName> = Extract<Connectors, { kind: Kind }>

/** Every kind of the contract; one that is missing here does not compile. */
export const connectorKinds: {
  [Kind in KindName]: ConnectorKind<OfKind<ContractConnector, Kind>, OfKind<ConnectorSettings, Kind>>
} = { direct, simulated, http }

export const kindOf = ({ kind }: { kind: KindName }): ConnectorKind<ContractConnector, ConnectorSettings> =>
  connectorKinds[kind]

export const hasReceiver = (settings: ConnectorSettings | undefined): boolean =>
  settings !== undefined && kindOf(settings).route(settings).by === 'receiver'

/** Whether they go to another receiver, or to one for the first time: it knows nothing of what was sent before. */
export function isNewReceiver(before: ConnectorSettings | undefined, settings: ConnectorSettings): boolean {
  const [former, present] = [before && kindOf(before).route(before), kindOf(settings).route(settings)]
  return present.by === 'receiver' && !(former?.by === 'receiver' && former.url === present.url)
}
