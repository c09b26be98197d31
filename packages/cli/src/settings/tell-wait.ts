import type { RetryEvent } from '@innwire/client'
import { shownText } from '../shown-text.ts'

/** What takes a moment needs no word. */
const patienceMs = 2000

/** Says on standard error that a request waits until it may go again, as where the quota is used up, and until when. */
export function tellWait({ delayMs, reason }: RetryEvent): void {
  if (delayMs < patienceMs) return
  const until = new Date(Date.now() + delayMs).toTimeString().slice(0, 8)
  const said = reason.replace(/[.\s]*$/, '.')
  process.stderr.write(
    `${shownText(`innwire: The service answers ${said} It is asked again at ${until}.`)}\n`,
  )
}
