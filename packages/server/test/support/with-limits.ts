import { type HttpLimits, standardLimits } from '../../src/http/limits.ts'

/** Starts a server with other bounds than the standard ones, which it reads at its start. */
export async function withLimits<Started>(
  limits: Partial<HttpLimits>,
  start: () => Promise<Started>,
): Promise<Started> {
  const standard = { ...standardLimits }
  Object.assign(standardLimits, limits)
  try {
    return await start()
  } finally {
    Object.assign(standardLimits, standard)
  }
}
