import type { AddressInfo } from 'node:net'
import { StartError } from '../start-error.ts'
import type { App } from './app.ts'

/**
 * Opens a port on 127.0.0.1.
 * @param option that chooses another port
 * @returns the port
 * @throws {StartError} when it cannot be opened
 */
export async function listen(app: App, port: number, option: string): Promise<number> {
  try {
    await app.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`
    throw new StartError(`Port ${port} ${reason}. Choose another with ${option}.`)
  }
  return (app.server.address() as AddressInfo).port
}
