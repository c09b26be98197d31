/** What OpenSSL says of an answer that is not TLS at all, such as of a server for http. */
const ofOpenSsl = /\S*:error:[\dA-F]+:SSL routines:\S*?:(?:wrong version number|packet length too long)\S*/gi

/** A message about a connection, with a sentence in place of what OpenSSL says where the other side speaks no TLS. */
export const withTlsHint = (message: string): string =>
  message
    .replace(ofOpenSsl, 'there is no TLS at this address: it may be one for http://, not for https://.')
    .trim()
