/** What would move the cursor, recolour the terminal, or turn the direction of writing. */
const control = /[\p{Cc}\p{Cf}]/gu

/** A text of the service without what a terminal would obey. */
export const shownText = (text: string): string => text.replace(control, ' ')

/** The same of a text that has lines of its own. */
export const shownLines = (text: string): string => text.split('\n').map(shownText).join('\n')

/** The same JSON: what its rules let stand as it is, such as a second set of control characters, is escaped, too. */
export const shownJson = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(control, escaped))
    .join('\n')

const escaped = (sign: string): string =>
  Array.from(sign.split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
