// CommonJS in TypeScript, which may require an ES module. Compiled, not run.
import { createClient, InnwireError } from '@innwire/client'

export const list = (token: string) =>
  createClient({ baseUrl: 'https://hotel.example', token, hrId: '4711' })
    .rooms.list()
    .then((rooms) => rooms.map(({ rate_code }) => rate_code satisfies string))
    .catch((error: unknown) => (error instanceof InnwireError ? error.retryable : undefined))
