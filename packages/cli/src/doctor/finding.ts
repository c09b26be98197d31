/** Something that a person may have to see to, and what to do. */
export type Finding = {
  check:
    | 'settings'
    | 'connection'
    | 'clock'
    | 'token'
    | 'rooms'
    | 'channels'
    | 'calendar'
    | 'reservations'
    | 'bills'
    | 'budget'
  /** A problem stops something, or will; a note may be as it should be. */
  level: 'problem' | 'note'
  problem: string
  advice: string
}

export const problem = (check: Finding['check'], problem: string, advice: string): Finding => ({
  check,
  level: 'problem',
  problem,
  advice,
})

export const note = (check: Finding['check'], problem: string, advice: string): Finding => ({
  check,
  level: 'note',
  problem,
  advice,
})

/** Some names of a list, and how many more there are. */
export function some(names: string[]): string {
  const most = 10
  const more = names.length - most
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`
}
