import { afterAll, vi } from 'vitest'

/** What comes takes a moment; beside another load it may take many. */
const timeout = 60_000

const { waitFor } = vi
/** Vitest gives up after a second, where the limit is not part of what is tested. */
const waitPatiently: typeof vi.waitFor = (look, options = { timeout }) =>
  waitFor(look, typeof options === 'number' ? options : { timeout, ...options })
// One process runs many files, and this before each.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently
// What one file has replaced or stopped would be so in the next.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
