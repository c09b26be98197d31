/** Something that is not as it should be, and what to do about it. */
export type Finding = {
  check:
    | 'settings'
    | 'connection'
    | 'disk'
    | 'clock'
    | 'permissions'
    | 'files'
    | 'integrity'
    | 'place'
    | 'migrations'
    | 'key'
    | 'hotels'
    | 'channels'
  problem: string
  advice: string
}

/** What a look at a database and all around it found. */
export type Examined = {
  /** The file, or the address without its password. */
  database: string
  /** Who runs on it; null when nobody does, `unknown` where that could not be seen. */
  server: RunningServer | null | 'unknown'
  findings: Finding[]
}

/** How many processes, and the id of the only one, or null where the system does not say. */
export type RunningServer = { processes: number; pid: number | null }
