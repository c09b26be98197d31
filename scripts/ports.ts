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
 * Looks whether a port can be had, before any work is done for it.
 * @throws {StartError} with the variable to change, when another program has it
 */
export async function assertFree(port: number, variable: string): Promise<void> {
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
