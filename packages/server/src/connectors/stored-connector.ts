import { connectorPlace, type Encryption, encryptedPrefix } from '../storage/encryption.ts'
import type { ConnectorSettings } from './connector.ts'
import { kindOf } from './kinds.ts'

type Place = { hr_id: string; channel_code: string }

export function storedConnector(encryption: Encryption, place: Place, settings: ConnectorSettings): string {
  const text = JSON.stringify(settings)
  return kindOf(settings).encrypted
    ? encryption.encrypt(text, connectorPlace(place.hr_id, place.channel_code))
    : text
}

export function readConnector(encryption: Encryption, row: Place & { connector: string }): ConnectorSettings {
  const { hr_id, channel_code, connector } = row
  const isEncrypted = connector.startsWith(encryptedPrefix)
  return JSON.parse(
    isEncrypted ? encryption.decrypt(connector, connectorPlace(hr_id, channel_code)) : connector,
  )
}
