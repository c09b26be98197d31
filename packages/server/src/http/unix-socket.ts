import { chmodSync, lstatSync, unlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { StartError } from '../start-error.ts'

/** For the server's user and group: put the user of the proxy into the group. */
const socketMode = 0o660

/** Lets the server's user and group use a Unix socket, and nobody else, whatever the umask is. */
export const restrictSocket = (path: string): void => chmodSync(path, socketMode)

/**
 * Removes the Unix socket of a program that was killed, which would keep this one from listening there.
 * @param option that chooses another
 * @throws {StartError} when a program still listens there, or something else than a socket has the name
 */
export async function removeStaleSocket(path: string, option: string): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isSocket()) {
    throw new StartError(`${path} is there already and is no socket. Choose another with ${option}.`)
  }
  if (await isListening(path)) {
    throw new StartError(
      `Another program listens on the socket ${path}. Stop it, or choose another with ${option}.`,
    )
  }
  unlinkSync(path)
}

/** Only a refused connection shows that nobody listens: anything else, such as missing rights, may come from a living program. */
function isListening(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(path)
  socket.once('connect', () => resolve(true))
  socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED'))
  return promise.finally(() => socket.destroy())
}
