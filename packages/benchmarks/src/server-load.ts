import autocannon, { type Client, type Request } from 'autocannon'

const seconds = 2
const warmUpSeconds = 1.5

/** How many requests of a load are under way at a time. */
export const standardConnections = 16

/** Requests per second that were answered with 200, in a fixed time after warming up. */
export async function requestsPerSecond(
  url: string,
  requests: Request[],
  connections = standardConnections,
): Promise<number> {
  let opened = 0
  const load = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests,
      // All connections send the same, each from a place of its own.
      setupClient: (client: Client) => {
        const from = Math.floor(((opened++ % connections) * requests.length) / connections)
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)].map((one) => ({ ...one })))
      },
    })
  await load(warmUpSeconds)
  const result = await load(seconds)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${requests[0]?.path} at ${url}: ${result.non2xx} refused, ${result.errors} failed.`)
  }
  return result['2xx'] / result.duration
}
