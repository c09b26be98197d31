/** Something that is not as it should be, and what to do about it. */
export type Finding = {
  check:
    | 'settings'
    | 'disk'
    | 'clock'
    | 'permissions'
    | 'files'
    | 'integrity'
    | 'migrations'
    | 'key'
    | 'channels'
  problem: string
  advice: string
}
