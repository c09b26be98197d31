import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { databaseOption, secretKeyOfTests } from '../support/database-option.ts'

/** Options with what stands for the file of `--database`. */
const withDatabase = (options: string[]) =>
  options.map((option, index) => (options[index - 1] === '--database' ? databaseOption(option) : option))

const program = fileURLToPath(new URL('../../bin/innwire-server.js', import.meta.url))

export const controlToken = 'control-token-of-the-tests'

/** What a run of the program left behind. */
export type Ended = { code: number | null; printed: string; log: string }

/** The server as its operator starts it: the command line, in a process of its own that can be killed. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly #ended: Promise<Ended>
  #printed = ''
  #log = ''
  #ready = Promise.withResolvers<void>()
  #isGone = false

  constructor(options: string[], environment: Record<string, string> = {}) {
    this.#child = spawn(process.execPath, [program, ...withDatabase(options)], {
      env: { ...process.env, INNWIRE_CONTROL_TOKEN: controlToken, ...secretKeyOfTests(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#printed += text
      if (/^ready$/m.test(this.#printed)) this.#ready.resolve()
    })
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text
    })
    this.#child.on('exit', () => {
      this.#isGone = true
    })
    this.#ended = once(this.#child, 'close').then(([code]) => ({
      code: code as number | null,
      printed: this.#printed,
      log: this.#log,
    }))
  }

  /** Waits until it takes requests; fails when it ends before. */
  async ready(): Promise<this> {
    const early = this.#ended.then(({ code, log }) => {
      throw new Error(`The server ended with code ${code} before it was ready:\n${log}`)
    })
    await Promise.race([this.#ready.promise, early])
    return this
  }

  get url(): string {
    return /property API +(https?:\S+)/.exec(this.#printed)?.[1] ?? ''
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  get controlUrl(): string {
    return /control API +(https?:\/\/[^/]+)/.exec(this.#printed)?.[1] ?? ''
  }

  get controlPort(): number {
    return Number(new URL(this.controlUrl).port)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** All that it has printed so far. */
  get printed(): string {
    return this.#printed
  }

  /** All that it has logged so far. */
  get log(): string {
    return this.#log
  }

  ended(): Promise<Ended> {
    return this.#ended
  }

  /** Whether it was killed or has ended. */
  get isGone(): boolean {
    return this.#isGone
  }

  /** Takes the power away: nothing is finished, flushed or told. */
  kill(): Promise<Ended> {
    this.#isGone = true
    this.#child.kill('SIGKILL')
    return this.#ended
  }

  /** Holds it still, as a machine does that is out of memory. */
  pause(): void {
    this.#child.kill('SIGSTOP')
  }

  goOn(): void {
    this.#child.kill('SIGCONT')
  }

  /** Asks it to read its certificate again. */
  hangUp(): void {
    this.#child.kill('SIGHUP')
  }

  /** Asks it to stop. */
  stop(): Promise<Ended> {
    this.#child.kill('SIGTERM')
    return this.#ended
  }
}
