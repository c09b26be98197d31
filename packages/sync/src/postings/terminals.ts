import type { Numbered } from './entries.ts'
import type { PostingOutcome } from './outcome.ts'

/** An invoice that waits, with whoever waits for it; its content stays in the journal. */
export type Held = Pick<Numbered, 'number' | 'transactionId' | 'posId'> & {
  settled: PromiseWithResolvers<PostingOutcome>
  /** This process has sent it, or tried to. */
  sent: boolean
  /** It is being taken out, so it must not be sent. */
  withdrawal: Promise<PostingOutcome> | undefined
}

/** Attempts in vain with the invoice that is first at its terminal. */
export type Failures = {
  all: number
  /** Those that the service may have seen: they count against the quota. */
  seen: number
}

type Terminal = {
  /** In the order of their numbers. */
  line: Held[]
  /** Its first invoice is under way. */
  busy: boolean
  /** When its first invoice may be sent. */
  readyAt: number
  failures: Failures
}

/** The terminals that have invoices to send: one at a time each, in order, independent of one another. */
export function openTerminals(elapsed: () => number) {
  const terminals = new Map<string, Terminal>()
  const byId = new Map<string, Held>()
  const isIdle = ({ busy, line }: Terminal) => !busy && !line[0]?.withdrawal
  const isReady = (terminal: Terminal) => isIdle(terminal) && terminal.readyAt <= elapsed()
  const terminalOf = ({ posId }: Held): Terminal => {
    const found = terminals.get(posId) ?? {
      line: [],
      busy: false,
      readyAt: 0,
      failures: { all: 0, seen: 0 },
    }
    terminals.set(posId, found)
    return found
  }

  const goOn = (terminal: Terminal) => {
    terminal.failures = { all: 0, seen: 0 }
    terminal.readyAt = 0
  }

  function drop(held: Held, { line }: Terminal) {
    byId.delete(held.transactionId)
    line.splice(line.indexOf(held), 1)
    if (line.length === 0) terminals.delete(held.posId)
  }

  return {
    find: (transactionId: string) => byId.get(transactionId),
    all: () => [...byId.values()],
    /** Holds an invoice, if it is not held already. */
    hold({ number, transactionId, posId }: Omit<Numbered, 'untold'>): Held {
      const present = byId.get(transactionId)
      if (present) return present
      const held: Held = {
        number,
        transactionId,
        posId,
        settled: Promise.withResolvers(),
        sent: false,
        withdrawal: undefined,
      }
      byId.set(transactionId, held)
      const { line } = terminalOf(held)
      line.splice(line.findLastIndex((other) => other.number < number) + 1, 0, held)
      return held
    },
    anyReady: () => terminals.values().some(isReady),
    /** Milliseconds until the next terminal is ready; undefined when none will be by itself. */
    untilReady(): number | undefined {
      const times = [...terminals.values()].filter(isIdle).map(({ readyAt }) => readyAt)
      return times.length > 0 ? Math.max(0, Math.min(...times) - elapsed()) : undefined
    },
    /** The invoice that has waited longest, of those that are first at a terminal that is ready; it is under way now. */
    take(): Held | undefined {
      let taken: { first: Held; terminal: Terminal } | undefined
      for (const terminal of terminals.values()) {
        const [first] = terminal.line
        if (!first || !isReady(terminal)) continue
        if (!taken || first.number < taken.first.number) taken = { first, terminal }
      }
      if (taken) taken.terminal.busy = taken.first.sent = true
      return taken?.first
    },
    /** It is settled: the next of its terminal may go. */
    release(held: Held) {
      const terminal = terminalOf(held)
      // What held it up may be over for the others as well.
      if (terminal.failures.all > 0) for (const other of terminals.values()) other.readyAt = 0
      goOn(terminal)
      terminal.busy = false
      drop(held, terminal)
    },
    /** It is not sent any more: where it held up the others, the next may go. */
    remove(held: Held) {
      if (byId.get(held.transactionId) !== held) return
      const terminal = terminalOf(held)
      if (terminal.line[0] === held) goOn(terminal)
      drop(held, terminal)
    },
    /** It is not settled: it stays the first of its terminal, and is sent again after a pause. */
    putBack(held: Held, seen: boolean, pauseAfter: (failures: Failures, stuck: number) => number): Failures {
      const terminal = terminalOf(held)
      terminal.failures.all += 1
      if (seen) terminal.failures.seen += 1
      const stuck = terminals.values().filter(({ failures }) => failures.seen > 0)
      terminal.readyAt = elapsed() + pauseAfter(terminal.failures, [...stuck].length)
      terminal.busy = false
      return terminal.failures
    },
  }
}

export type Terminals = ReturnType<typeof openTerminals>
