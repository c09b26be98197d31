type Cause = { message?: unknown; code?: string; cause?: unknown }

/** What an error and its causes say, from the outside in, such as `fetch failed: connect ECONNREFUSED`. */
export function whatHappened(error: unknown, depth = 5): string {
  const one = error as Cause | undefined
  // Node gathers the failures of several addresses under an empty message.
  const said = `${one?.message || one?.code || error}`
  return one?.cause && depth ? `${said}: ${whatHappened(one.cause, depth - 1)}` : said
}
