/**
 * Undoes one layer of what addresses, JSON and HTML do to a text, byte by byte; what is not encoded stays. Eight
 * backslashes at most, because a long run of them must not cost its square.
 */
const decode = (text: string): string =>
  text.replace(/&(?:amp;)*#(x[\da-f]+|\d+);?|\\{1,8}u([\da-f]{4})|%([\da-f]{2})/gi, (_, code, hex, byte) =>
    String.fromCodePoint(+`0${code ?? `x${hex ?? byte}`}` % 0x110000),
  )

/**
 * Makes a function that takes a secret out of any text, however it is encoded there; then the text comes decoded as far
 * as was needed. Codes and paths, in which a secret of less than 8 characters may stand by chance, are left alone then,
 * unless one of their words is the secret. Of any text it gives the start, with its control characters encoded: whoever
 * writes it into a log gets one line there, of bounded length and in the order in which it reads.
 */
export function redactor(secret: string): (text: string) => string {
  const spelled = [secret, decode(secret), decode(encodeURIComponent(secret))].map((text) =>
    // Signs may have backslashes, as in JSON, or be named entities, or a plus, as forms write a space.
    text.replace(/\W/g, '\\\\{0,9}(?:\\$&|\\+|&(?:amp;)*\\w+;)'),
  )
  const pattern = RegExp(spelled.join('|'), 'gi')

  /** @param layers how often the text may have been encoded: an address within that of a login page, for instance */
  function redact(text: string, layers: number): string {
    const redacted = text.replace(pattern, '[hidden]')
    const plain = decode(redacted)
    const deeper = layers && text !== plain ? redact(plain, layers - 1) : plain
    return deeper === plain ? redacted : deeper
  }

  return (text) =>
    (secret.length < 8 && /^[a-z_.[\]\d]+$/.test(text) && !text.split(/\W/).includes(secret)
      ? text
      : redact(text, 5)
    )
      .slice(0, 500)
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent)
}
