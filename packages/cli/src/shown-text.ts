/** What would move the cursor, recolour the terminal, or turn the direction of writing. */
const control = /[\p{Cc}\p{Cf}]/gu

/** A text of the service without what a terminal would obey. */
export const shownText = (text: string): string => text.replace(control, ' ')

/** A person reads so much of one text; a code that somebody copies is shorter. */
const mostShown = 300

/** The beginning and the end of a text that may have any length, and how much is left out between them. */
export function shortened(text: string): string {
  const leftOut = text.length - mostShown
  if (leftOut <= 0) return text
  const half = mostShown / 2
  return `${text.slice(0, half)} … (${leftOut.toLocaleString('en')} characters left out) … ${text.slice(-half)}`
}

/** A text that has lines of its own, without what a terminal would obey. */
export const shownLines = (text: string): string => text.split('\n').map(shownText).join('\n')

/** The same JSON: what its rules let stand as it is, such as a second set of control characters, is escaped, too. */
export const shownJson = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(control, escaped))
    .join('\n')

const escaped = (sign: string): string =>
  Array.from(sign.split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
