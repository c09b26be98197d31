/**
 * Most characters of an answer that are read. The largest that the contract allows for is a transaction of 100,000 values
 * (D32), with 400 characters for the entry of each.
 */
export const mostRead = 64_000_000

/** Most characters that are searched for the token, which takes its time; only the start is shown. */
export const mostSearched = 300_000

/** Reads a body, and stops the transfer of one that goes on behind {@link mostRead} characters. */
export async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let part = await reader.read()
  // One ahead, because a text that is whole is decoded much faster than one in parts.
  for (let next: typeof part; part.value && text.length <= mostRead; part = next) {
    next = await reader.read()
    text += decoder.decode(part.value, { stream: !next.done })
  }
  if (part.value) await reader.cancel()
  return text
}
