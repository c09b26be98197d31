import { type Figure, figureOf, type Group, median } from './figure.ts'
import { growth } from './server-growth.ts'
import { type Measured, measureRound, type Round } from './server-round.ts'
import { worstRequest } from './server-worst-request.ts'

const rounds = 5

const units: Record<keyof Measured, string> = {
  rooms: 'requests/s',
  reservations: 'requests/s',
  daily90: 'requests/s',
  start: 'ms',
  memory: 'MB',
}

/**
 * The server beside Prism's mock of the same document, each as a program of its own on this machine. A ratio is the
 * median of the ratios of all rounds, with the lowest and the highest.
 */
export const server: Group = async () => {
  const measured: Round[] = []
  while (measured.length < rounds) measured.push(await measureRound(measured.length % 2 === 1))
  const figures: Record<string, Figure> = {}
  for (const name of Object.keys(units) as (keyof Measured)[]) {
    figures[`server.${name}.vsPrism`] = figureOf('×', measured, ({ ours, prism }) => ours[name] / prism[name])
    figures[`server.${name}.absolute`] = {
      ...figureOf(units[name], measured, ({ ours }) => ours[name]),
      peers: { Prism: median(measured.map(({ prism }) => prism[name])), ...bareOf(measured, name) },
    }
  }
  for (const name of ['rooms', 'daily90'] as const) {
    figures[`server.${name}.vsBare`] = figureOf('×', measured, ({ ours, bare }) => ours[name] / bare[name])
  }
  return { ...figures, ...(await growth()), 'server.worstRequest.ms': await worstRequest() }
}

const bareOf = (measured: Round[], name: keyof Measured) =>
  name === 'rooms' || name === 'daily90' ? { bare: median(measured.map(({ bare }) => bare[name])) } : {}
