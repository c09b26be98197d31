/** A copy of all that was stored, and when it was taken in real time. */
export type Snapshot = { name: string; taken_at: string }

/** Copies of all that is stored. */
export type Snapshots = {
  /** In the order of their names, from behind one of them on. */
  list(after: string, most: number): Promise<Snapshot[]>
  find(name: string): Promise<Snapshot | undefined>
  /** Takes one; another of the same name is replaced once the new one is complete. */
  take(name: string): Promise<Snapshot>
  /**
   * Puts everything back as it was, or nothing; resolves once that is on the disk. Meanwhile others read the old rows, and
   * writes wait.
   * @throws {OtherTables} when another version of the server took it
   * @throws {DamagedCopy} when it is not whole
   */
  restore(name: string): Promise<void>
  remove(name: string): Promise<void>
}

/** Thrown when a copy cannot be put in place because another version of the server, with other tables, made it. */
export class OtherTables extends Error {
  override name = 'OtherTables'
}

/** Thrown when a copy is not whole or not as it was made, or no database at all. */
export class DamagedCopy extends Error {
  override name = 'DamagedCopy'
}
