import { vi } from 'vitest'

/** What comes takes a moment; beside another load it may take many. */
const timeout = 60_000

const { waitFor } = vi
/** Vitest gives up after a second, where the limit is not part of what is tested. */
vi.waitFor = (look, options = { timeout }) =>
  waitFor(look, typeof options === 'number' ? options : { timeout, ...options })
