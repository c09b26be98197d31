import { isIP } from 'node:net'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'

/** Where the APIs listen when nobody chooses. */
export const standardHost = '127.0.0.1'
export const standardPort = 4020
export const standardControlPort = 4021

type Api = 'property' | 'control'

/** Where an API listens: an address of this machine with a port, of which 0 is a free one, or the path of a Unix socket. */
export type Place = { api: Api } & ({ host: string; port: number } | { socket: string })

export type Places = Record<Api, Place>

/** Settings that choose a place. */
export type PlaceOptions = {
  /**
   * Address of this machine on which both APIs listen; `0.0.0.0` and `::` are all of them.
   * @default '127.0.0.1', which only programs of this machine reach
   */
  host?: string
  /**
   * Port of the property API; 0 takes a free one.
   * @default 4020
   */
  port?: number
  /** Path of a Unix socket on which the property API listens, in place of a port. */
  socket?: string
  /**
   * Address of this machine on which the control API listens.
   * @default that of `host`
   */
  controlHost?: string
  /**
   * Port of the control API; 0 takes a free one.
   * @default 4021, or a free one where `port` is 0
   */
  controlPort?: number
  /** Path of a Unix socket on which the control API listens, in place of a port. */
  controlSocket?: string
}

/**
 * Where both APIs are to listen.
 * @throws {StartError} when an address is none
 */
export function placesOf({
  host = standardHost,
  port = standardPort,
  socket,
  ...control
}: PlaceOptions): Places {
  const { controlHost = host, controlPort = port === 0 ? 0 : standardControlPort, controlSocket } = control
  checkAddress('--host', host)
  checkAddress('--control-host', controlHost)
  return {
    property: { api: 'property', ...(socket === undefined ? { host, port } : { socket }) },
    control: {
      api: 'control',
      ...(controlSocket === undefined ? { host: controlHost, port: controlPort } : { socket: controlSocket }),
    },
  }
}

/** A name may have several addresses; localhost has two. */
function checkAddress(option: string, host: string): void {
  if (isIP(host) !== 0) return
  throw new StartError(
    `${option} is "${host}". Give an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`,
  )
}

/** @throws {StartError} when both APIs are to listen in the same place */
export function checkApart({ property, control }: Places): void {
  const [place, other] = [shown(property), shown(control)]
  if (place !== other || ('port' in property && property.port === 0)) return
  throw new StartError(
    `Both APIs are to listen on ${place}. Give each its own, with ${optionOf(property)} and ${optionOf(control)}.`,
  )
}

/** The option that chooses another port or socket. */
export const optionOf = (place: Place): string =>
  `--${place.api === 'control' ? 'control-' : ''}${'socket' in place ? 'socket' : 'port'}`

const shown = (place: Place) =>
  'socket' in place
    ? `the socket ${place.socket}`
    : `port ${place.port}${place.host === standardHost ? '' : ` of ${place.host}`}`

/** Warns where tokens travel in plain text to other machines. */
export function warnOfPlainText(place: Place, log: Pick<Logger, 'warn'>): void {
  if ('socket' in place || /^(127\.|::1$)/.test(place.host)) return
  log.warn(
    `The ${place.api} API listens on ${place.host} without TLS: whoever is on the way reads tokens and guests. Give it a certificate with --tls-cert and --tls-key, or let a proxy with TLS ask for others.`,
  )
}
