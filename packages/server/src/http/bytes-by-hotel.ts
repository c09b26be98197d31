/** Counts bytes that are held, by hotel and altogether. */
export type BytesByHotel = {
  of(hrId: string): number
  total(): number
  /** Adds bytes, or takes them away where they are less than none. */
  add(hrId: string, bytes: number): void
}

export function bytesByHotel(): BytesByHotel {
  const byHotel = new Map<string, number>()
  let total = 0
  const of = (hrId: string) => byHotel.get(hrId) ?? 0
  return {
    of,
    total: () => total,
    add: (hrId, bytes) => {
      total += bytes
      const held = of(hrId) + bytes
      if (held > 0) byHotel.set(hrId, held)
      else byHotel.delete(hrId)
    },
  }
}
