import type { ResponseEvent } from '@innwire/client'

/** What time it is, by the machine's clock and by the service's. */
export type KnownTime = { earliest: Date; latest: Date }

/** Hears in the answers of the service what time it is there: the machine's clock may be wrong. */
export function hearTime() {
  let service: (() => number) | undefined
  return {
    onResponse({ headers }: Pick<ResponseEvent, 'headers'>) {
      // A page of somebody else, or an answer that was kept on the way.
      if (headers.has('age') || !headers.get('content-type')?.includes('json')) return
      const ahead = Date.parse(headers.get('date') ?? '') - performance.now()
      // Without a date there is the machine's clock alone.
      if (Number.isNaN(ahead)) service ??= Date.now
      else service = () => performance.now() + ahead
    },
    /** Undefined before an answer. */
    time(): KnownTime | undefined {
      if (!service) return undefined
      const times = [Date.now(), service()]
      return { earliest: new Date(Math.min(...times)), latest: new Date(Math.max(...times)) }
    },
  }
}
