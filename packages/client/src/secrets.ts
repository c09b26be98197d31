/**
 * Makes a function that takes a secret out of any text, by value: each character as it is, percent-encoded in
 * either case, escaped as in JSON, or a space as forms write it.
 */
export function hider(secret: string): (text: string) => string {
  const spelled = Array.from(secret, (character) => {
    const bytes = Array.from(new TextEncoder().encode(character), (byte) => `%0?${byte.toString(16)}`)
    return `(?:\\\\?\\u{${character.codePointAt(0)?.toString(16)}}|${bytes.join('')}${character === ' ' ? '|\\+' : ''})`
  })
  const pattern = new RegExp(spelled.join(''), 'giu')
  return (text) => text.replace(pattern, '[hidden]')
}

/** What an error and its causes say, from the outside in, such as `fetch failed: connect ECONNREFUSED`. */
export function whatHappened(error: unknown, depth = 5): string {
  const { message, code, cause } = (error ?? {}) as { message?: unknown; code?: unknown; cause?: unknown }
  // Node gathers the failures of several addresses under an empty message.
  const said = String([error, message, code].find((one) => one && typeof one === 'string'))
  return cause && depth ? `${said}: ${whatHappened(cause, depth - 1)}` : said
}
