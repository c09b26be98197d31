/**
 * The id of a request (D10): the caller's own when it is 1 to 128 visible ASCII characters, else a new one.
 * @example keepRequestId(request.headers.get('x-request-id'))
 */
export const keepRequestId = (given: string | null | undefined): string =>
  given && /^[!-~]{1,128}$/.test(given) ? given : crypto.randomUUID()
