import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Command, type Line, leaseLost, type Said, type Setting } from './engines.ts'

type Order = Command extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never

export type Worker = ReturnType<typeof startWorker>

/** A worker that is started anew whenever it is killed; what it has not said to be done is told it again, in order. */
export function startWorker(setting: Setting) {
  let last = 0
  let child: ChildProcess | undefined
  let opened = false
  const open = new Map<number, { command: Command; done: () => void }>()
  const trouble: string[] = []
  const settling = new Map<string, string>()
  let ends = 0
  let thawing: NodeJS.Timeout | undefined
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})

  function start() {
    opened = false
    const next = spawn(process.execPath, [`${import.meta.dirname}/engines.ts`, JSON.stringify(setting)], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    child = next
    next.stdin.on('error', () => {})
    next.stderr.on('data', (text) => trouble.push(String(text)))
    createInterface({ input: next.stdout }).on('line', (line) => {
      // A line of a killed process may be half a line.
      if (next === child && line.endsWith('}')) hear(JSON.parse(line))
    })
    next.on('exit', (code) => {
      if (next !== child || !code) return
      ends += 1
      if (code === leaseLost) start()
      else failed.reject(new Error(`The worker ended with ${code}: ${trouble.join('')}`))
    })
  }

  function hear(said: Said) {
    if ('opened' in said) {
      opened = true
      for (const { command } of open.values()) tell(command)
    } else if ('done' in said) {
      const ended = open.get(said.done)
      open.delete(said.done)
      if (ended) settling.delete(ended.command.hrId)
      ended?.done()
    } else if ('thawed' in said) {
      clearInterval(thawing)
    } else if ('settling' in said) {
      settling.set(said.settling, said.at)
    } else if ('refused' in said) failed.reject(new Error('The service refused a request over the quota.'))
    else failed.reject(new Error(said.failed))
  }

  const tell = (line: Line) => child?.stdin?.write(`${JSON.stringify(line)}\n`)

  start()
  return {
    trouble,
    /** Hotels that have not settled, and where they are. */
    settling,
    /** How often it has ended by itself. */
    ends: () => ends,
    order(order: Order): Promise<void> {
      last += 1
      const command = { ...order, id: last } as Command
      const { promise, resolve } = Promise.withResolvers<void>()
      open.set(command.id, { command, done: resolve })
      if (opened) tell(command)
      return Promise.race([promise, failed.promise])
    },
    /** Freezes it, as a machine does that has too much to do, and lets it go on. */
    freeze: () => void tell('freeze'),
    /** Again and again: on a busy machine it may be told to go on before it has frozen. */
    thaw() {
      thawing = setInterval(() => child?.kill('SIGCONT'), 10)
    },
    /** Kills it at this very moment, and starts another. */
    kill() {
      child?.kill('SIGKILL')
      start()
    },
    async stop() {
      clearInterval(thawing)
      const ending = child
      child = undefined
      if (ending?.exitCode !== null || ending.signalCode !== null) return
      ending.kill('SIGKILL')
      await once(ending, 'exit')
    },
  }
}
