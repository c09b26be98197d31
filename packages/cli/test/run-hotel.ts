import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openTill } from '../../sync/test/postings/till.ts'
import { Person, type Started } from './innwire.ts'

/** A hotel that `innwire run` serves, and a system that puts files into its folder. */
export type RunningHotel = Awaited<ReturnType<typeof openRunning>>

export async function openRunning() {
  const till = await openTill()
  const person = await Person.make()
  const started: Started[] = []
  await writeFile(join(person.folder, 'token'), till.token, { mode: 0o600 })
  await writeFile(join(person.folder, 'secret'), secret, { mode: 0o600 })
  const folder = join(person.folder, 'hotels', till.hrId)
  await mkdir(folder, { recursive: true })
  /** What a config has; each test changes what it is about. */
  const config = {
    baseUrl: till.server.url,
    quota: '100000/10000000',
    bookings: 'lower',
    rangeEnd: 'included',
    repeat: 'by-transaction-id',
    folder: 'hotels',
    reservations: false as unknown,
    hotels: [{ hrId: till.hrId, tokenFile: 'token' }] as unknown[],
  }
  const write = (content: unknown) =>
    writeFile(join(person.folder, 'innwire.run.json'), JSON.stringify(content, undefined, 2))
  return {
    till,
    person,
    folder,
    config,
    write,
    /** Starts it, in the pace of a test. */
    async run(args: string[] = [], more: Partial<typeof config> = {}): Promise<Started> {
      await write({ ...config, ...more })
      const program = person.start(['run', ...args])
      started.push(program)
      return program
    },
    /** As a system does it: under another name, and then renamed. */
    async put(kind: 'calendar' | 'invoices', name: string, content: string) {
      await mkdir(join(folder, kind), { recursive: true })
      await writeFile(join(folder, kind, `.${name}.new`), content)
      await rename(join(folder, kind, `.${name}.new`), join(folder, kind, name))
    },
    /** Names in a folder of the hotel. */
    names: async (of: string) =>
      existsSync(join(folder, of)) ? (await readdir(join(folder, of))).sort() : [],
    report: async (name: string) => JSON.parse(await readFile(join(folder, 'refused', name), 'utf8')),
    /** What the system reads of its bills. */
    async outcomes() {
      const days = existsSync(join(folder, 'outcomes'))
        ? (await readdir(join(folder, 'outcomes'))).sort()
        : []
      const texts = await Promise.all(days.map((day) => readFile(join(folder, 'outcomes', day), 'utf8')))
      return texts
        .join('')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    },
    async status() {
      const args = ['status', '--config', 'innwire.run.json', '--json']
      return JSON.parse((await person.inPipe(args)).out)[0]
    },
    async end() {
      for (const { child } of started) child.kill('SIGKILL')
      await person.leave()
      await till.stop()
    },
  }
}

export const secret = 'a-secret-of-the-pms-0123'

/** A request that a receiver got. */
export type Got = { headers: IncomingHttpHeaders; body: Buffer }

/** A receiver of reservations. @param answer what it does with each */
export async function openReceiver(answer: (got: Got, ...of: Parameters<RequestListener>) => void) {
  const got: Got[] = []
  const server = createServer(async (request, response) => {
    const one = { headers: request.headers, body: await buffer(request) }
    got.push(one)
    answer(one, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    got,
    port,
    url: `http://127.0.0.1:${port}/reservations?secret=of-the-url`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
