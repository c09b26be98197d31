import { clientSizes } from '../../../scripts/gates/size.ts'
import { type Figure, type Group, printedBy } from './figure.ts'

/** What our client costs: time of a call, bytes in a bundle, memory of a long walk. */
export const client: Group = async () => {
  const microseconds = await printedBy(new URL('./client-overhead.ts', import.meta.url))
  const { '@innwire/client': ours = Number.NaN, ...peers } = microseconds
  const { 'bare fetch': bare = Number.NaN, ...clients } = peers
  const timesBare = Object.fromEntries(Object.entries(clients).map(([name, us]) => [name, us / bare]))
  const sizes = Object.fromEntries((await clientSizes()).map(({ name, gzipBytes }) => [name, gzipBytes]))
  const heap = await printedBy(new URL('./client-heap.ts', import.meta.url), ['--max-semi-space-size=4'])
  return {
    'client.overhead.vsFetch': { value: ours / bare, unit: '×', peers: timesBare },
    'client.overhead.vsKy': { value: ours / (clients.ky ?? Number.NaN), unit: '×' },
    'client.call.us': { value: ours, unit: 'µs', peers },
    'client.size.gzipBytes': first('the whole client', sizes, 'bytes'),
    'client.iterate100k.heapMB': first('@innwire/client', heap, 'MB'),
  }
}

/** One of several numbers as the figure, the others as its peers. */
function first(
  name: string,
  { [name]: value = Number.NaN, ...peers }: Record<string, number>,
  unit: string,
): Figure {
  return { value, unit, peers }
}
