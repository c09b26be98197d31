import { shownText } from '../print.ts'

/** What happened, for a person: a line on standard error. */
export type Log = (line: { hrId?: string | undefined; event: string; message: string }) => void

/** @param json each line is an object */
export const openLog =
  (json: boolean): Log =>
  ({ hrId, event, message }) => {
    const text = shownText(message)
    const time = new Date().toISOString()
    const line = json
      ? JSON.stringify({ time, event, ...(hrId !== undefined && { hr_id: hrId }), message: text })
      : `innwire: ${hrId === undefined ? '' : `${shownText(hrId)}: `}${text}`
    process.stderr.write(`${line}\n`)
  }
