import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { dayMs } from '../durations.ts'

/** Files with a certificate, followed by those that signed it, and with its private key, both in PEM. */
export type CertificateFiles = {
  /** File of the certificate, followed by those that signed it. */
  cert: string
  /** File of its private key, without a passphrase. */
  key: string
}

/** What the files hold. */
export type Certificate = { cert: string; key: string; validFrom: Date; validTo: Date }

/** What is wrong with a certificate or its key, and what to do. Shows nothing of the key. */
export class UnusableCertificate extends Error {
  override name = 'UnusableCertificate'
}

/**
 * Reads a certificate and its key.
 * @throws {UnusableCertificate} when one of them cannot be used, or they do not belong together
 */
export function readCertificate(files: CertificateFiles): Certificate {
  const [cert, key] = [read(files.cert), read(files.key)]
  const certificate = parsed(() => new X509Certificate(cert), files.cert, 'certificate', 'Give it in PEM.')
  const advice = 'Give it in PEM, without a passphrase.'
  const privateKey = parsed<KeyObject>(() => createPrivateKey(key), files.key, 'private key', advice)
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new UnusableCertificate(
      `The key in ${files.key} does not belong to the certificate in ${files.cert}. Give the key that the certificate was made for.`,
    )
  }
  expectUsable(cert, key, files.cert)
  return { cert, key, validFrom: certificate.validFromDate, validTo: certificate.validToDate }
}

/** Else the first server that is to show it would fail, with the words of OpenSSL alone. */
function expectUsable(cert: string, key: string, file: string): void {
  try {
    createSecureContext({ cert, key })
  } catch (error) {
    const { reason } = error as { reason?: string }
    throw new UnusableCertificate(
      `The certificate in ${file}, or one behind it, is refused by OpenSSL: ${reason}. Give it whole, with those that signed it, and with a key of a length that is safe.`,
    )
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UnusableCertificate(
      `The file ${file} cannot be read (${code}). Name one that is there and that the server's user may read.`,
    )
  }
}

function parsed<Parsed>(parse: () => Parsed, file: string, what: string, advice: string): Parsed {
  try {
    return parse()
  } catch {
    throw new UnusableCertificate(`The file ${file} has no ${what} that can be read. ${advice}`)
  }
}

/** Whoever renews certificates does so earlier. */
const warnedBeforeMs = 14 * dayMs

/** How much of a certificate's time is left where its end is near: days, negative after it; else undefined. */
export function daysLeft({ validFrom, validTo }: Pick<Certificate, 'validFrom' | 'validTo'>, now: Date) {
  const [lifeMs, leftMs] = [validTo.getTime() - validFrom.getTime(), validTo.getTime() - now.getTime()]
  // One that is made for six days is not near its end from the first.
  return leftMs < Math.min(warnedBeforeMs, lifeMs / 6) ? Math.floor(leftMs / dayMs) : undefined
}
