import type pg from 'pg'

/** Time for a farewell, in milliseconds: a network that swallows it would keep the connection for a quarter of an hour. */
const longestMs = 1_000

/** Ends a connection, with a farewell where the server can be reached. */
export async function endConnection(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => cutConnection(client), longestMs)
  await client.end().catch(() => undefined)
  clearTimeout(timer)
}

/** Ends a connection at once, also one that is being made: whoever waits for it gets an error. */
export function cutConnection(client: pg.Client): void {
  // The driver's types leave it out; its pool does the same.
  const { connection } = client as unknown as { connection: pg.Connection }
  connection.stream.destroy()
}
