import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { secretKey } from '../../server/test/support/postgres/databases.ts'

/** A program under measurement. */
export type Running = {
  url: string
  /** Where the control API is, if it has one. */
  controlUrl: string
  /** From the start of the process to its first answer. */
  startMs: number
  /** Resident memory now. */
  memoryMB(): Promise<number>
  /** @param signal else it is asked to stop */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export const controlToken = 'benchmark-control-token'

const { resolve } = createRequire(import.meta.url)
const prism = resolve('@stoplight/prism-cli/dist/index.js')
const contract = fileURLToPath(import.meta.resolve('@innwire/types/openapi.json'))
const innwire = fileURLToPath(new URL('../bin/innwire-server.js', import.meta.resolve('@innwire/server')))

export const prismMock = () => run((port) => [prism, 'mock', contract, '--port', port])

/** @param file a database to use; else the demo hotel in a temporary one */
export const ourServer = (file?: string) => run(withOptions(file ? ['--database', file] : ['--demo']))

/** One of several processes on a PostgreSQL database. */
export const ourProcess = (address: string, role: 'all' | 'api' | 'worker') =>
  run(
    withOptions(['--role', role]),
    { DATABASE_URL: address, INNWIRE_SECRET_KEY: secretKey },
    // A worker has no property API.
    role === 'worker' ? ({ controlUrl }) => `${controlUrl}/health/ready` : roomsOfDemo,
  )

const withOptions = (options: string[]) => (port: string, controlPort: string) => [
  // As the first line of the program has it.
  '--max-semi-space-size=16',
  innwire,
  '--control',
  '--port',
  port,
  '--control-port',
  controlPort,
  ...options,
]

/** @param address whose answer it gives to every request */
export const bareConstant = (address: string) =>
  run((port) => [fileURLToPath(new URL('server-bare-constant.ts', import.meta.url)), port, address])

/** @param file the database, which it makes */
export const bareDaily = (file: string) =>
  run((port) => [fileURLToPath(new URL('server-bare-daily.ts', import.meta.url)), port, file])

const roomsOfDemo = ({ url }: { url: string }) => `${url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`

/** @param asked what is asked until there is an answer */
async function run(
  args: (port: string, controlPort: string) => string[],
  environment: Record<string, string> = {},
  asked: (at: { url: string; controlUrl: string }) => string = roomsOfDemo,
): Promise<Running> {
  const [port, controlPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const controlUrl = `http://127.0.0.1:${controlPort}`
  const started = performance.now()
  const child = spawn(process.execPath, args(String(port), String(controlPort)), {
    // Both are given the same: nobody reads what they print.
    stdio: 'ignore',
    env: { ...process.env, INNWIRE_CONTROL_TOKEN: controlToken, ...environment },
  })
  await firstAnswer(asked({ url, controlUrl }), child)
  const startMs = performance.now() - started
  return {
    url,
    controlUrl,
    startMs,
    memoryMB: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
      return Number(stdout) / 1024
    },
    stop: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
    },
  }
}

async function firstAnswer(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(address).catch(() => undefined)
    await response?.bytes()
    if (response) return
    await new Promise((done) => setTimeout(done, 2))
  }
  throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode} before it answered.`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
