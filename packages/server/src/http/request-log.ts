import type { RequestRecord } from '../generated/control.ts'

/** What was sent and answered, as it came: it still has its tokens. */
export type RequestBodies = {
  request: KeptBody | undefined
  answer: KeptBody | undefined
  /** Tokens that the caller sent, each as one. */
  tokens: string[]
}

/** The beginning of a body. */
export type KeptBody = { bytes: Buffer; contentType: string | null; isCut: boolean }

const mostKept = 1000

/** Of each body, in bytes. */
const mostOfBody = 64_000

/** Of all bodies together. */
const mostOfAllBodies = 16_000_000

/** The last requests without their secrets, newest first. */
export type RequestLog = ReturnType<typeof requestLog>

type Kept = { record: RequestRecord; bodies: RequestBodies | undefined }

type RequestLogOptions = {
  /** Whether what was sent and answered is kept, too; default false. */
  keepsBodies?: boolean
  /** Is given each request. */
  added?: (request: RequestRecord) => void
}

export function requestLog({ keepsBodies = false, added }: RequestLogOptions = {}) {
  const kept: Kept[] = []
  let number = 0
  let bytes = 0
  const dropBodies = (entry: Kept) => {
    bytes -= bytesOf(entry.bodies)
    entry.bodies = undefined
  }
  return {
    keepsBodies,
    /** @param bodies where they are kept */
    add: (request: Omit<RequestRecord, 'number'>, bodies?: RequestBodies) => {
      number += 1
      const record = { number, ...request }
      kept.push({ record, bodies })
      bytes += bytesOf(bodies)
      if (kept.length > mostKept) dropBodies(kept.shift() as Kept)
      for (let oldest = 0; bytes > mostOfAllBodies; oldest += 1) dropBodies(kept[oldest] as Kept)
      added?.(record)
    },
    list: ({ hrId, limit }: { hrId?: string | undefined; limit: number }): RequestRecord[] =>
      kept
        .toReversed()
        .map(({ record }) => record)
        .filter((record) => hrId === undefined || record.hr_id === hrId)
        .slice(0, limit),
    find: (wanted: number): Kept | undefined => kept.find(({ record }) => record.number === wanted),
    /** Drops what was sent and answered for a property. */
    forgetBodies: (hrId: string) => {
      for (const entry of kept) if (entry.record.hr_id === hrId) dropBodies(entry)
    },
    clear: () => {
      kept.length = 0
      bytes = 0
    },
  }
}

const bytesOf = (bodies: RequestBodies | undefined): number =>
  (bodies?.request?.bytes.length ?? 0) + (bodies?.answer?.bytes.length ?? 0)

/**
 * The beginning of a body, in memory of its own: the whole of it is not kept for the sake of that.
 * @returns undefined for an empty one
 */
export function keepBody(body: string | Uint8Array, contentType: string | undefined): KeptBody | undefined {
  // A character of UTF-16 has at least one byte in UTF-8.
  const whole = typeof body === 'string' ? Buffer.from(body.slice(0, mostOfBody + 1)) : body
  if (whole.length === 0) return undefined
  const bytes = Buffer.allocUnsafeSlow(Math.min(whole.length, mostOfBody))
  bytes.set(whole.subarray(0, bytes.length))
  return { bytes, contentType: contentType ?? null, isCut: whole.length > mostOfBody }
}
