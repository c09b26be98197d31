import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts what must be read again, such as the secrets of connections. */
export type Seal = {
  /** @param place where it is kept; it can be opened for no other */
  seal(text: string, place: string): string
  /** @throws when the key or the place is another, or something was changed */
  open(sealed: string, place: string): string
}

export const keyBytes = 32
/** What every sealed text begins with. */
export const sealedPrefix = 'sealed:v1:'

const ivBytes = 12
const tagBytes = 16
const algorithm = 'aes-256-gcm'

/** AES-256-GCM with a new random vector each time. */
export function sealWith(key: Uint8Array): Seal {
  return {
    seal: (text, place) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return sealedPrefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed.slice(sealedPrefix.length), 'base64')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
