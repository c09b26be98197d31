/** Something thrown as an error; never throws itself, whatever a user's function has thrown. */
export function errorOf(thrown: unknown): Error {
  try {
    const isUsable =
      thrown instanceof Error && typeof thrown.message === 'string' && typeof thrown.name === 'string'
    if (isUsable) return thrown
    return new Error(String(thrown))
  } catch {
    return new Error('Something was thrown that cannot be shown as text.')
  }
}

/** Ends it as a sentence, so that another one can follow: errors of systems have no full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
