import { once } from 'node:events'
import { createServer } from 'node:net'
import { portProblem } from '../../packages/server/src/http/listen.ts'
import { StartError } from '../../packages/server/src/start-error.ts'

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
    throw new StartError(`${portProblem(port, error)} Choose another: ${variable}=${port + 1} npm start`)
  }
  probe.close()
  await once(probe, 'close')
}
