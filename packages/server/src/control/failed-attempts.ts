/** Wrong tokens that were sent lately, and how long the next of them waits for its answer. */
export type FailedAttempts = {
  /** Counts one. @returns how long its answer waits, in milliseconds */
  count(address: string): number
  /** How many addresses it remembers. */
  size(): number
}

/** A number that grows with every attempt and falls with time. */
type Level = { value: number; at: number }

/** So many wrong tokens are answered at once. */
const free = { address: 3, all: 30 }
/** In this time one of them is forgotten. */
const forgottenMs = { address: 10_000, all: 1000 }
const firstMs = 250
const longestMs = 10_000
/** Beyond it the wait grows no more, and whoever stops soon begins anew. */
const mostBeyondFree = Math.ceil(Math.log2(longestMs / firstMs)) + 1
/** The longest unheard of gives way to a new one; the wait over all is for those who take ever new addresses. */
const mostAddresses = 1000

/**
 * Makes answers to wrong tokens slower and slower: for each address, and for all addresses together.
 * @param now the time in milliseconds
 */
export function failedAttempts(now: () => number): FailedAttempts {
  const byAddress = new Map<string, Level>()
  let all: Level = { value: 0, at: now() }

  const raised = (level: Level | undefined, kind: 'address' | 'all'): Level => {
    const at = now()
    // A clock that was set back forgets nothing.
    const past = Math.max(0, at - (level?.at ?? at))
    const left = Math.max(0, (level?.value ?? 0) - past / forgottenMs[kind])
    return { value: Math.min(left + 1, free[kind] + mostBeyondFree), at }
  }
  return {
    count: (address) => {
      const own = raised(byAddress.get(address), 'address')
      all = raised(all, 'all')
      byAddress.delete(address)
      byAddress.set(address, own)
      const [oldest] = byAddress.keys()
      if (byAddress.size > mostAddresses && oldest !== undefined) byAddress.delete(oldest)
      return Math.max(waitMs(own.value - free.address), waitMs(all.value - free.all))
    },
    size: () => byAddress.size,
  }
}

const waitMs = (beyondFree: number): number =>
  beyondFree <= 0 ? 0 : Math.min(longestMs, firstMs * 2 ** (Math.ceil(beyondFree) - 1))
