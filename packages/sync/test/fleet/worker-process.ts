import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { CalendarChange } from '../../src/index.ts'
import type { Said, Setting } from './worker.ts'

export type FleetWorker = ReturnType<typeof startFleetWorker>

/** @param hear is told of all that it says but of its own commands */
export function startFleetWorker(setting: Setting, hear: (said: Said) => void) {
  const script = `${import.meta.dirname}/worker.ts`
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(setting)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const serving = new Set<string>()
  const commands = new Map<number, (done: boolean) => void>()
  let complaints = ''
  let statements = 0
  let leastHeapMB = Infinity
  let ended = false
  child.stderr?.on('data', (text) => {
    complaints += text
  })
  child.stdin?.on('error', () => {})
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      // A line of a killed process may be half a line. What it said before counts, though it is read afterwards.
      if (!line.endsWith('}')) return
      const said: Said = JSON.parse(line)
      if (said.is === 'serving' && !ended) serving.add(said.hrId)
      if (said.is === 'released') serving.delete(said.hrId)
      if (said.is === 'statements') {
        statements = said.count
        leastHeapMB = Math.min(leastHeapMB, said.heapMB)
      }
      if ('id' in said) commands.get(said.id)?.(said.is === 'done')
      hear(said)
    })
  return {
    serving,
    complaints: () => complaints,
    statements: () => statements,
    /** The least that it held since the last call, which is what is left after a collection. */
    heapMB() {
      const least = leastHeapMB
      leastHeapMB = Infinity
      return least
    },
    /** Frozen, as a machine is that has too much to do, until it thaws. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    /** @returns whether it was written down */
    set(hrId: string, set: CalendarChange[]): Promise<boolean> {
      const id = commands.size
      child.stdin?.write(`${JSON.stringify({ id, hrId, set })}\n`)
      return new Promise((resolve) => commands.set(id, resolve))
    },
    async kill() {
      if (ended) return
      ended = true
      serving.clear()
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}
