import { type Seal, sealedPrefix } from '../storage/seal.ts'
import { connectorPlace } from '../storage/sealed-connectors.ts'
import type { ConnectorSettings } from './connector.ts'

type Place = { hr_id: string; channel_code: string }

/** A connector as it is stored: encrypted where it holds a secret or an address, which may hold another. */
export function storedConnector(seal: Seal, place: Place, settings: ConnectorSettings): string {
  const text = JSON.stringify(settings)
  return settings.kind === 'http' ? seal.seal(text, connectorPlace(place.hr_id, place.channel_code)) : text
}

export function readConnector(seal: Seal, row: Place & { connector: string }): ConnectorSettings {
  const { hr_id, channel_code, connector } = row
  const sealed = connector.startsWith(sealedPrefix)
  return JSON.parse(sealed ? seal.open(connector, connectorPlace(hr_id, channel_code)) : connector)
}
