/** What callers may take of the server, whoever they are. */
export type HttpLimits = {
  /** Time for a whole request to arrive, in milliseconds; slower senders are cut off. */
  requestMs: number
  /** Connections at a time; one more is answered 503 and closed. */
  connections: number
  /** Time in which a reader must take something of an answer, in milliseconds; otherwise it is cut off. */
  idleReaderMs: number
  /** The slowest that a large answer may be read altogether, in bytes per second; slower readers are cut off. */
  readerBytesPerSecond: number
  /** Bytes of answers to one hotel that are not taken yet; requests that come with half of it in use get a 503. */
  unreadBytesPerHotel: number
  /** The same of all hotels together. */
  unreadBytes: number
  /**
   * Bytes of bodies of changes to one hotel that are under way; a request that would be more gets a 503. Each takes some
   * five times its length until it is done, so these are fewer than those of answers: eight of the largest bodies.
   */
  waitingBytesPerHotel: number
  /** The same of all hotels together. */
  waitingBytes: number
}

const megabyte = 1_000_000

export const standardLimits: HttpLimits = {
  requestMs: 30_000,
  connections: 1000,
  idleReaderMs: 30_000,
  readerBytesPerSecond: 32_000,
  unreadBytesPerHotel: 48 * megabyte,
  unreadBytes: 256 * megabyte,
  waitingBytesPerHotel: 16 * megabyte,
  waitingBytes: 128 * megabyte,
}
