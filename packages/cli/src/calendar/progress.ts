import { shownText } from '../print.ts'
import type { Standing } from './standing.ts'

/** A log needs a line no more often than this. */
const lineEveryMs = 10_000

/** Says on standard error how far it is: in one line that changes on a terminal, now and then in a line elsewhere. */
export function openProgress() {
  const { stderr } = process
  let lastLine = -Infinity
  let isShown = false
  const clear = () => {
    if (isShown) stderr.write('\r\u001b[K')
    isShown = false
  }
  return {
    /**
     * @param nextAt when the next request may go, be it with values or to ask what became of them
     * @param isRefused the service refused the last one for the quota
     */
    show(standing: Standing, nextAt: Date, isRefused: boolean) {
      const text = textOf(standing, nextAt, isRefused)
      if (stderr.isTTY) {
        clear()
        stderr.write(text.slice(0, Math.max(20, stderr.columns - 1)))
        isShown = true
      } else if (performance.now() - lastLine > lineEveryMs) {
        lastLine = performance.now()
        stderr.write(`${text}\n`)
      }
    },
    /** Makes place for other lines. */
    clear,
  }
}

function textOf({ sent, waiting, channels, refused }: Standing, nextAt: Date, isRefused: boolean): string {
  const count = (number: number) => number.toLocaleString('en')
  const parts = [`${count(sent)} of ${count(sent + waiting)} values sent`]
  // A narrow terminal shows the beginning only: what a person has to know comes before the channels.
  if (refused.length > 0) parts.push(`${count(refused.length)} refused, held or failed`)
  const why = isRefused ? ' (429, its quota is used up)' : ''
  if (nextAt.getTime() > Date.now() + 1000)
    parts.push(`next request at ${nextAt.toTimeString().slice(0, 8)}${why}`)
  else if (waiting === 0) parts.push('waiting for channels')
  const taken = Object.entries(channels).map(([code, { confirmed }]) => `${code} ${count(confirmed)}`)
  if (taken.length > 0) parts.push(`confirmed: ${taken.join(', ')}`)
  return shownText(parts.join(', '))
}
