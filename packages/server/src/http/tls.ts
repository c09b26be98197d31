import type { RequestListener, ServerOptions } from 'node:http'
import { createServer, type Server as HttpsServer } from 'node:https'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { type CertificateFiles, daysLeft, readCertificate, UnusableCertificate } from './certificate.ts'

/** The certificate of the server, and the servers that show it. */
export type Tls = ReturnType<typeof openTls>

const lookAgainMs = 12 * 3_600_000

/**
 * Reads a certificate and its key, and warns while its end is near.
 * @throws {StartError} when they cannot be used
 */
export function openTls(files: CertificateFiles, log: Pick<Logger, 'info' | 'warn' | 'error'>) {
  const servers: HttpsServer[] = []
  let present = atStart(() => readCertificate(files))
  const tellEnd = () => {
    const days = daysLeft(present, new Date())
    if (days === undefined) return
    const found = { file: files.cert, valid_to: present.validTo.toISOString() }
    const advice = 'Put a new one into its files, and send the server SIGHUP.'
    if (days < 0) log.error(found, `The certificate is over, and callers refuse it. ${advice}`)
    else log.warn(found, `The certificate is over in ${days} days. ${advice}`)
  }
  const timer = setInterval(tellEnd, lookAgainMs).unref()
  tellEnd()
  return {
    createServer: (options: ServerOptions, handler: RequestListener) => {
      const { cert, key } = present
      // A handshake is a part of the request that a slow sender takes its time for.
      const server = createServer(
        { ...options, cert, key, handshakeTimeout: options.headersTimeout },
        handler,
      )
      servers.push(server)
      return server
    },
    /** From when until when the present certificate is good. */
    validity: () => ({ validFrom: present.validFrom, validTo: present.validTo }),
    /** Reads the files again: connections from now on get what they hold, unless it cannot be used. */
    reload: () => {
      try {
        const next = readCertificate(files)
        for (const server of servers) server.setSecureContext({ cert: next.cert, key: next.key })
        present = next
        log.info({ valid_to: next.validTo.toISOString() }, 'The certificate was read again.')
      } catch (error) {
        log.error(`The certificate stays as it was. ${(error as Error).message} Then send SIGHUP again.`)
      }
      tellEnd()
    },
    close: () => clearInterval(timer),
  }
}

function atStart<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw error instanceof UnusableCertificate ? new StartError(error.message) : error
  }
}
