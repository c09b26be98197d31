import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { StartError } from '../start-error.ts'

/** Encrypts what must be read again, such as the secrets of connections. */
export type Encryption = {
  /** @param place where it is kept; it can be decrypted for no other */
  encrypt(text: string, place: string): string
  /** @throws when the key or the place is another, or something was changed */
  decrypt(encrypted: string, place: string): string
}

const keyBytes = 32
/** What every encrypted text begins with; databases have it. */
export const encryptedPrefix = 'sealed:v1:'

const ivBytes = 12
const tagBytes = 16
const algorithm = 'aes-256-gcm'

/** AES-256-GCM with a new random vector each time. */
function encryptionWith(key: Uint8Array): Encryption {
  return {
    encrypt: (text, place) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return encryptedPrefix + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')
    },
    decrypt: (encrypted, place) => {
      const bytes = Buffer.from(encrypted.slice(encryptedPrefix.length), 'base64')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/**
 * Name of the setting with a text that only the key of the database decrypts: it is known by that before anything else is
 * encrypted.
 */
export const keyCheckSetting = 'key_check'
const keyCheckPlace = JSON.stringify(['setting', keyCheckSetting])

/** A text by which the key is known again. */
export const newKeyCheck = ({ encrypt }: Encryption): string => encrypt('', keyCheckPlace)

/** Whether a text that is kept was made with the same key. */
export function isKeyCheck({ decrypt }: Encryption, kept: string): boolean {
  try {
    decrypt(kept, keyCheckPlace)
    return true
  } catch {
    return false
  }
}

/** @throws {StartError} when a server has run with another key */
export function expectSameKey(
  encryption: Encryption,
  { from }: SecretKey,
  name: string,
  kept: string | undefined,
): void {
  if (kept === undefined || isKeyCheck(encryption, kept)) return
  throw new StartError(
    `The key in ${from} does not fit ${name}: a server has run on it with another. Give that one, the same to every process.`,
  )
}

export type StoredConnector = { hr_id: string; channel_code: string; connector: string }

/** Where the connector of a connection is kept. */
export const connectorPlace = (hrId: string, channel: string) => JSON.stringify(['connection', hrId, channel])

export type SecretKey = { bytes: Uint8Array; from: string }

/**
 * The encryption of a database's connectors.
 * @param name what the database is called
 * @param encrypted the connectors that are encrypted now
 * @param check by which the key is known; undefined where no server has run yet
 * @throws {StartError} when the key does not fit
 */
export function encryptionOf(
  key: SecretKey,
  name: string,
  encrypted: Iterable<StoredConnector>,
  check: string | undefined,
): Encryption {
  const encryption = encryptionWith(key.bytes)
  for (const { hr_id, channel_code, connector } of encrypted) {
    try {
      encryption.decrypt(connector, connectorPlace(hr_id, channel_code))
    } catch {
      throw new StartError(
        `The key in ${key.from} does not fit ${name}: the connection of ${hr_id} to ${channel_code} was encrypted with another. Give that one.`,
      )
    }
  }
  expectSameKey(encryption, key, name, check)
  return encryption
}

/** A key that nobody has yet, in base64. */
export const newKey = (): string => randomBytes(keyBytes).toString('base64')

/**
 * Reads the text of a key.
 * @throws {StartError} when it is no key
 */
export function readKey(text: string, from: string): SecretKey {
  const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  if (bytes.length === keyBytes && /^[\w+/=-]+$/.test(text)) return { bytes, from }
  throw new StartError(
    `The key in ${from} is none: it must be 32 bytes in base64 or hex, such as openssl rand -base64 32 prints.`,
  )
}
