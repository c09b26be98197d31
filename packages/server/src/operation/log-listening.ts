import type { Logger } from 'pino'
import type { ProcessRole } from '../server-options.ts'
import type { Shared } from '../storage/processes.ts'

/** Logs when a process hears the others on its database no more, when it does again, and when commits were lost. */
export function logListening(
  { onLost, onMissed, onCommitsLost }: Shared,
  role: ProcessRole,
  log: Logger,
): void {
  const meanwhile = role === 'api' ? '' : ' Until it does, others make its deliveries, where there are any.'
  onLost((reason) =>
    log.warn(
      { reason },
      `This process hears the other processes no more: PostgreSQL ended the connection for that, or has none left.${meanwhile} It is tried again several times a second. If this goes on, look whether PostgreSQL runs, and raise max_connections.`,
    ),
  )
  onMissed(() => log.warn('This process hears the other processes again.'))
  onCommitsLost(() =>
    log.error(
      'The database lacks commits that were acknowledged: a standby was promoted that did not have them, or an earlier point in time was put back. Their numbers are given out again, and channels ignore changes under them. Stop all servers, run innwire-server restore, and enter what was booked since, as docs/operate.md says.',
    ),
  )
}
