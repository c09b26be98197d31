import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { clientSizes } from '../../../scripts/gates/size.ts'
import type { Figure, Group } from './figure.ts'

/** What our client costs: time of a call, bytes in a bundle, memory of a long walk. */
export const client: Group = async () => {
  const microseconds = await printedBy(new URL('./client-overhead.ts', import.meta.url))
  const { '@innwire/client': ours = Number.NaN, ...peers } = microseconds
  const { 'bare fetch': bare = Number.NaN, ...clients } = peers
  const timesBare = Object.fromEntries(Object.entries(clients).map(([name, us]) => [name, us / bare]))
  const sizes = Object.fromEntries((await clientSizes()).map(({ name, gzipBytes }) => [name, gzipBytes]))
  const heap = await printedBy(new URL('./client-heap.ts', import.meta.url), '--max-semi-space-size=4')
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

/** Numbers of a program that runs by itself, so that nothing measured before is in its way. */
async function printedBy(program: URL, ...flags: string[]): Promise<Record<string, number>> {
  const args = ['--expose-gc', ...flags, fileURLToPath(program)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}
