/** What the system says of a connection that was not made, and what a person can do about it. */
const hints: [RegExp, string][] = [
  // What OpenSSL says of an answer that is not TLS at all, such as of a server for http.
  [
    /\S*:error:[\dA-F]+:SSL routines:\S*?:(?:wrong version number|packet length too long)\S*/gi,
    'there is no TLS at this address: it may be one for http://, not for https://.',
  ],
  [
    /connect ECONNREFUSED [\w.:[\]]+/,
    '$&, where nothing listens: see whether the service runs (the demo is innwire server --demo), and whether the address is right (innwire config shows it)',
  ],
  [
    /getaddrinfo ENOTFOUND [\w.-]+/,
    '$&, a name that nobody knows: correct the address (innwire config shows it)',
  ],
]

/** A message about a connection, with what to do where the system says why it was not made. */
export const withConnectionHint = (message: string): string =>
  hints.reduce((text, [said, hint]) => text.replace(said, hint), message).trim()
