import type { Logger } from 'pino'
import type { ProcessRole } from '../server-options.ts'
import type { Shared } from '../storage/processes.ts'

/** Logs when a process hears the others on its database no more, and when it does again. */
export function logListening({ onLost, onMissed }: Shared, role: ProcessRole, log: Logger): void {
  const meanwhile = role === 'api' ? '' : ' Until it does, others make its deliveries, where there are any.'
  onLost((reason) =>
    log.warn(
      { reason },
      `This process hears the other processes no more: PostgreSQL ended the connection for that, or has none left.${meanwhile} It is tried again several times a second. If this goes on, look whether PostgreSQL runs, and raise max_connections.`,
    ),
  )
  onMissed(() => log.warn('This process hears the other processes again.'))
}
