import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A program under measurement. */
export type Running = {
  url: string
  /** Where the control API is, if it has one. */
  controlUrl: string
  /** From the start of the process to its first answer. */
  startMs: number
  /** Resident memory now. */
  memoryMB(): Promise<number>
  stop(): Promise<void>
}

export const controlToken = 'benchmark-control-token'

const { resolve } = createRequire(import.meta.url)
const prism = resolve('@stoplight/prism-cli/dist/index.js')
const contract = fileURLToPath(import.meta.resolve('@innwire/types/openapi.json'))
const innwire = fileURLToPath(new URL('../bin/innwire-server.js', import.meta.resolve('@innwire/server')))

export const prismMock = () => run((port) => [prism, 'mock', contract, '--port', port])

/** @param file a database to use; else the demo hotel in a temporary one */
export const ourServer = (file?: string) =>
  run((port, controlPort) => [
    // As the first line of the program has it.
    '--max-semi-space-size=16',
    innwire,
    '--control',
    '--port',
    port,
    '--control-port',
    controlPort,
    ...(file ? ['--database', file] : ['--demo']),
  ])

/** @param address whose answer it gives to every request */
export const bareConstant = (address: string) =>
  run((port) => [fileURLToPath(new URL('server-bare-constant.ts', import.meta.url)), port, address])

/** @param file the database, which it makes */
export const bareDaily = (file: string) =>
  run((port) => [fileURLToPath(new URL('server-bare-daily.ts', import.meta.url)), port, file])

async function run(args: (port: string, controlPort: string) => string[]): Promise<Running> {
  const [port, controlPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, args(String(port), String(controlPort)), {
    // Both are given the same: nobody reads what they print.
    stdio: 'ignore',
    env: { ...process.env, INNWIRE_CONTROL_TOKEN: controlToken },
  })
  await firstAnswer(url, child)
  const startMs = performance.now() - started
  return {
    url,
    controlUrl: `http://127.0.0.1:${controlPort}`,
    startMs,
    memoryMB: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
      return Number(stdout) / 1024
    },
    stop: async () => {
      const closed = once(child, 'close')
      child.kill()
      await closed
    },
  }
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const path = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'
  while (child.exitCode === null) {
    const response = await fetch(url + path).catch(() => undefined)
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
