/** Of an answer, unpacked: some kilobytes may unpack to gigabytes, and reading those ends the process. */
const mostBytes = 32 * 1024 * 1024
/** Commas and opening brackets: parsing takes its time for each value, and nothing else goes on meanwhile. */
const mostValues = 2_000_000

/**
 * Reads an answer whole, unless it is too long: then an error of the code `answer_too_long` stands in for it. One that
 * would have been a success is a 500, because what became of the request is not known.
 * @throws what the connection breaks with
 */
export async function limitAnswer(answer: Response): Promise<Response> {
  if (!answer.body) return answer
  const { status, statusText, headers } = answer
  const parts: Uint8Array[] = []
  let bytes = 0
  let values = 0
  for await (const part of answer.body) {
    bytes += part.length
    values += valuesIn(part)
    if (bytes > mostBytes || values > mostValues) return tooLong(answer)
    parts.push(part)
  }
  return new Response(bytes > 0 ? Buffer.concat(parts) : null, { status, statusText, headers })
}

function valuesIn(part: Uint8Array): number {
  let values = 0
  // , [ {
  for (const byte of part) if (byte === 0x2c || byte === 0x5b || byte === 0x7b) values += 1
  return values
}

function tooLong({ status, headers }: Response): Response {
  const message =
    'An answer of the service is longer than 32 MB, or has more than 2,000,000 values, and was not read. ' +
    'Ask the service why.'
  const body = { status: 'error', code: 'answer_too_long', message }
  return Response.json(body, { status: status < 400 ? 500 : status, headers })
}
