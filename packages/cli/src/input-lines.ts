import { mostBytes } from '@innwire/types'

/** A line; undefined: it was longer than anything that can be taken. */
type Line = string | undefined

const newline = 10

/** Reads lines, of which one without an end takes no more memory than the longest that can be taken. */
export async function* inputLines(input: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let bytes = 0
  const add = (part: Buffer) => {
    bytes += part.length
    if (bytes <= mostBytes) parts.push(part)
    else parts = []
  }
  const line = (): Line => {
    const text = bytes > mostBytes ? undefined : Buffer.concat(parts).toString()
    parts = []
    bytes = 0
    return text
  }
  for await (const part of input) {
    let from = 0
    for (let end = part.indexOf(newline); end !== -1; end = part.indexOf(newline, from)) {
      add(part.subarray(from, end))
      yield line()
      from = end + 1
    }
    add(part.subarray(from))
  }
  if (bytes > 0) yield line()
}
