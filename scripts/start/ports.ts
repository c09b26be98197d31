import { once } from 'node:events'
import { createServer } from 'node:net'

/** Something wrong that the person who started us can mend; the message alone is shown. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * Port from an environment variable, or the default.
 * @throws {StartError} when it is no port number
 */
export function portFrom(variable: string, standard: number): number {
  const text = process.env[variable]
  if (!text) return standard
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new StartError(`${variable} is "${text}". Give a port number from 0 (any free port) to 65535.`)
}

/**
 * Looks whether ports differ from each other, and can all be had, before any work is done for them.
 * @param ports by the variable that changes each
 * @throws {StartError} with the variable to change, when two are the same, or another program has one
 */
export async function assertUsable(ports: Record<string, number>): Promise<void> {
  const taken = new Map<number, string>()
  for (const [variable, port] of Object.entries(ports)) {
    const other = taken.get(port)
    if (other !== undefined) {
      throw new StartError(`${other} and ${variable} are both ${port}. Choose another for one of them.`)
    }
    if (port !== 0) taken.set(port, variable)
  }
  for (const [variable, port] of Object.entries(ports)) await assertFree(port, variable)
}

/**
 * Looks whether a port can be had, before any work is done for it.
 * @throws {StartError} with the variable to change, when another program has it
 */
async function assertFree(port: number, variable: string): Promise<void> {
  const probe = createServer()
  probe.listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`
    throw new StartError(`Port ${port} ${reason}. Choose another: ${variable}=${port + 1} npm start`)
  }
  probe.close()
  await once(probe, 'close')
}
