import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Prism as a proxy that checks every request and answer against the contract. */
export type PrismProxy = { url: string; stop(): Promise<void> }

export async function startPrismProxy(upstream: string): Promise<PrismProxy> {
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')
  const contract = fileURLToPath(import.meta.resolve('@innwire/types/openapi.json'))
  const proxy = spawn(process.execPath, [prism, 'proxy', contract, upstream, '--errors', '--port', '0'])
  return {
    url: await addressOf(proxy),
    stop: async () => {
      const closed = once(proxy, 'close')
      proxy.kill()
      await closed
    },
  }
}

/** The proxy's address, once it has printed it; it goes on printing, so its output is read to the end. */
function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ''
  const read = (chunk: Buffer) => {
    printed += chunk.toString()
    const found = /listening on (http:\/\/\S+:\d+)/.exec(printed)?.[1]
    if (found) resolve(found)
  }
  stdout?.on('data', read)
  stderr?.on('data', read)
  stdout?.on('close', () => reject(new Error(`The proxy did not start:\n${printed}`)))
  return promise
}
