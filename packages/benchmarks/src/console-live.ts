import autocannon from 'autocannon'
import { frame } from '../../server/console/src/texts/frame.ts'
import { requests } from '../../server/console/src/texts/requests.ts'
import type { OpenConsole } from './console-page.ts'
import type { Figure } from './figure.ts'
import type { Running } from './server-programs.ts'

/** Requests a second that a server answers while a person watches them: twice what the page has to show at least. */
const perSecond = 1_000
const seconds = 20
const warmUpSeconds = 5

/** What arrives while a server is busy, and what the page keeps of it. */
export async function liveFigures(
  running: Running,
  { page, devtools }: OpenConsole,
): Promise<Record<string, Figure>> {
  await page.addInitScript(countEvents)
  await page.goto('/console/demo/requests')
  await page.getByText(frame.live.live, { exact: true }).waitFor()
  const heapMB = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
  }
  const counted = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard)
  await load(running, warmUpSeconds)
  await lastShown(running, page)
  const [before, heapBefore] = [await counted(), await heapMB()]
  const began = performance.now()
  await load(running, seconds)
  await lastShown(running, page)
  const took = (performance.now() - began) / 1000
  const [after, heapAfter] = [await counted(), await heapMB()]
  if (after.lost > before.lost)
    throw new Error(`The page has missed events ${after.lost - before.lost} times.`)
  return {
    'console.live.eventsPerSecond': { value: (after.requests - before.requests) / took, unit: 'requests/s' },
    'console.live.heapGrowthMB': {
      value: heapAfter - heapBefore,
      unit: 'MB',
      peers: { 'heap after warming up': heapBefore },
    },
  }
}

type Heard = { requests: number; lost: number }

/** Runs in the page before its own scripts: counts what its stream of events says. */
function countEvents(): void {
  const heard: Heard = { requests: 0, lost: 0 }
  Object.assign(window, { heard })
  const Stream = EventSource
  window.EventSource = class extends Stream {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('request', () => (heard.requests += 1))
      this.addEventListener('lost', () => (heard.lost += 1))
    }
  }
}

/** Sends lists of rooms at a steady rate. */
async function load({ url }: Running, duration: number): Promise<void> {
  const sent = autocannon({
    url: `${url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`,
    connections: 8,
    overallRate: perSecond,
    duration,
  })
  const result = await sent
  if (result.non2xx > 0 || result.errors > 0) throw new Error('Not every request was answered.')
}

/** Sends another request, and waits until it stands at the top of the list. */
async function lastShown({ url }: Running, page: OpenConsole['page']): Promise<void> {
  await (await fetch(`${url}/api/v2/apps/infos/channels?token=demo-token&hr_id=demo`)).bytes()
  const first = page.getByRole('list', { name: requests.list }).getByRole('listitem').first()
  await first.filter({ hasText: 'listChannels' }).waitFor()
}
