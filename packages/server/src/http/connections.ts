import type { Server } from 'node:http'
import { refuse } from '@innwire/validators'
import { bareRefusal } from './bare-refusal.ts'

/** Answers connections beyond a number with a 503, and closes them. */
export function limitConnections(server: Server, most: number): void {
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    if (open <= most) return
    const message = `The service has ${most} connections already, as many as it takes. Wait and try again, over fewer of them.`
    socket.write(bareRefusal(refuse('unavailable', message), { 'retry-after': '5' }))
    socket.destroySoon()
  })
}
