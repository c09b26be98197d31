import { NotDone } from '../failure.ts'
import type { RunHotel } from './config.ts'
import { openLog } from './log.ts'
import { type MetricsPlace, serveMetrics } from './metrics.ts'
import { type ServedHotel, serveHotel } from './serve-hotel.ts'
import { takeLines } from './take-lines.ts'

type Options = {
  signal: AbortSignal
  /** Told at the start. */
  warnings: string[]
  stdin?: boolean
  metrics?: MetricsPlace
  bookingsCounted?: boolean
  since?: string
  json?: boolean
}

/** Serves hotels until the signal, and ends when all have ended in order. */
export async function runHotels(hotels: RunHotel[], options: Options): Promise<void> {
  const { stdin = false, metrics, bookingsCounted = false, since, json = false } = options
  const inputFailed = new AbortController()
  const signal = AbortSignal.any([options.signal, inputFailed.signal])
  const log = openLog(json)
  for (const message of options.warnings) log({ event: 'secret_open', message })
  const served: ServedHotel[] = []
  const answering = metrics && (await serveMetrics(metrics, served))
  if (answering) log({ event: 'metrics', message: `Metrics are at ${answering.url}/metrics.` })
  for (const hotel of hotels) served.push(serveHotel(hotel, { signal, log, bookingsCounted, since }))
  const taking = stdin ? takeLines({ hotels: served, signal, log }) : Promise.resolve()
  // Whoever gives lines to nobody would not hear of it: what has started this one sees that it has ended.
  const failed = await taking.then(
    () => undefined,
    (error: Error) => {
      inputFailed.abort()
      return new NotDone(`Standard input cannot be read: ${error.message}. Start innwire run again.`)
    },
  )
  await Promise.all(served.map((one) => one.ended))
  await answering?.close()
  if (failed) throw failed
}
