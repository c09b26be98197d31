import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program of ours as a person runs it, for tests: what it prints can be waited for, and it can be ended. */
export class StartedProgram {
  readonly #child: ChildProcess
  readonly #exited: Promise<number | null>
  #printed = ''
  #waiting = new Set<() => void>()

  constructor(script: string, options: { cwd: string; env?: Record<string, string>; args?: string[] }) {
    this.#child = spawn(process.execPath, [script, ...(options.args ?? [])], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
    })
    this.#exited = once(this.#child, 'close').then(([code]) => code as number | null)
    const keep = (chunk: Buffer) => {
      this.#printed += chunk.toString()
      for (const look of this.#waiting) look()
    }
    this.#child.stdout?.on('data', keep)
    this.#child.stderr?.on('data', keep)
  }

  get printed(): string {
    return this.#printed
  }

  /** Waits until the program has printed this; fails when it ends before. */
  async prints(wanted: RegExp): Promise<RegExpExecArray> {
    const { promise, resolve } = Promise.withResolvers<RegExpExecArray>()
    const look = () => {
      const found = wanted.exec(this.#printed)
      if (found) resolve(found)
    }
    this.#waiting.add(look)
    look()
    const ended = this.#exited.then((code) => {
      throw new Error(`It ended with code ${code} without printing ${wanted}:\n${this.#printed}`)
    })
    return Promise.race([promise, ended]).finally(() => this.#waiting.delete(look))
  }

  /** Exit code, once it ends. */
  ends(): Promise<number | null> {
    return this.#exited
  }

  interrupt(): void {
    this.#child.kill('SIGINT')
  }
}
