/** What OpenSSL says of an answer that is not TLS at all, such as of a server for http. */
const ofOpenSsl = /\S*:error:[\dA-F]+:SSL routines:\S*?:(?:wrong version number|packet length too long)\S*/gi

/** A message about a connection, with a sentence in place of what OpenSSL says where the other side speaks no TLS. */
export const withTlsHint = (message: string): string =>
  message
    .replace(ofOpenSsl, 'there is no TLS at this address: it may be one for http://, not for https://.')
    .trim()

/** The same of a connection to the service, with what a person can do where the system says why it was not made. */
export const withConnectionHint = (message: string): string =>
  withTlsHint(message)
    .replace(
      /connect ECONNREFUSED [\w.:[\]]+/,
      '$&, where nothing listens: see whether the service runs (the demo is innwire server --demo), and whether the address is right (innwire config shows it)',
    )
    .replace(
      /getaddrinfo ENOTFOUND [\w.-]+/,
      '$&, a name that nobody knows: correct the address (innwire config shows it)',
    )
