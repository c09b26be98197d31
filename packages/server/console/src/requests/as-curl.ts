import type { RequestRecord } from '../../../src/generated/control.ts'

type Sent = Pick<RequestRecord, 'method' | 'path' | 'query'> & {
  body?: string | undefined
  contentType?: string | undefined
}

/** A text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A part of an address within double quotes of a shell, in which these signs have a meaning. */
const inAddress = (text: string) =>
  text.replace(/["`$\\!]/g, (sign) => encodeURIComponent(sign).replace('!', '%21'))

/**
 * The request as a line for a terminal. Address and token come from the environment: what a person copies has no secret in
 * it, and the shell puts it in.
 */
export function curlOf({ method, path, query, body, contentType }: Sent): string {
  const others = query.split('&').filter((part) => part !== '' && !/^token=/i.test(part))
  const parameters = ['token=$INNWIRE_TOKEN', ...others.map(inAddress)]
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$INNWIRE_BASE_URL${inAddress(path)}?${parameters.join('&')}"`,
    ...(contentType ? [`-H ${quoted(`content-type: ${contentType}`)}`] : []),
    ...(body ? [`--data-raw ${quoted(body)}`] : []),
  ].join(' \\\n  ')
}
