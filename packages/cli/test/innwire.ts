import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type IPty, spawn as spawnOnTerminal } from '@lydell/node-pty'

export const bin = fileURLToPath(new URL('../bin/innwire.js', import.meta.url))

type Environment = Record<string, string>

/** A person's folder and settings, which no other test has. */
export class Person {
  readonly folder: string
  readonly environment: Environment

  private constructor(folder: string) {
    this.folder = folder
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
    this.environment = { PATH, NODE_COMPILE_CACHE, HOME: folder, XDG_CONFIG_HOME: join(folder, 'config') }
  }

  static async make(): Promise<Person> {
    return new Person(await mkdtemp(join(tmpdir(), 'innwire-cli-')))
  }

  leave(): Promise<void> {
    return rm(this.folder, { recursive: true })
  }

  /**
   * Runs innwire in pipes, as a script does.
   * @param options `reads: 'nothing'` closes the pipe of its output before anything is in it
   */
  async inPipe(args: string[], options: { env?: Environment; input?: string; reads?: 'nothing' } = {}) {
    const { env = {}, input = '', reads } = options
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: this.folder,
      env: { ...this.environment, ...env },
    })
    // It may end before it has read its input, or without.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
    child.stdin.end(input)
    if (reads === 'nothing') child.stdout.destroy()
    const [out, err, [code]] = await Promise.all([
      reads === 'nothing' ? '' : text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ])
    return { code, out, err }
  }

  /**
   * Starts innwire in pipes; it runs until it ends, or somebody ends it.
   * @param into a file of the folder that its output goes to
   * @param from a file of the folder that its input is, which cannot be read
   */
  start(args: string[], env: Environment = {}, into?: string, from?: string): Started {
    const output = into === undefined ? 'pipe' : openSync(join(this.folder, into), 'a')
    const input = from === undefined ? 'pipe' : openSync(join(this.folder, from), 'a')
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: this.folder,
      env: { ...this.environment, ...env },
      stdio: [input, output, 'pipe'],
    })
    for (const given of [input, output]) if (typeof given === 'number') closeSync(given)
    return new Started(child)
  }

  /** Runs innwire on a terminal, 160 columns wide where nothing else is said. */
  atTerminal(args: string[], env: Environment = {}, cols = 160): Terminal {
    return this.programAtTerminal(process.execPath, [bin, ...args], env, cols)
  }

  /** Runs another program there, such as a shell. */
  programAtTerminal(program: string, args: string[], env: Environment = {}, cols = 160): Terminal {
    const its = { ...this.environment, TERM: 'xterm-256color', ...env }
    return new Terminal(spawnOnTerminal(program, args, { cwd: this.folder, env: its, cols, rows: 50 }))
  }
}

/** A program that runs in pipes. */
export class Started {
  out = ''
  err = ''
  readonly child: ChildProcess
  readonly #ended: Promise<unknown[]>

  constructor(child: ChildProcess) {
    this.child = child
    this.#ended = once(child, 'close')
    child.stdout?.setEncoding('utf8').on('data', (data) => {
      this.out += data
    })
    child.stderr?.setEncoding('utf8').on('data', (data) => {
      this.err += data
    })
  }

  /** Its lines on standard output, each of them JSON. */
  get lines() {
    return this.out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  }

  /** Ends it by a signal. @returns its exit code; null where the signal ended it */
  ends(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal) this.child.kill(signal)
    return this.#ended.then(([code]) => code as number | null)
  }
}

/** A program on a pseudo-terminal: what it shows, what is typed, how it ends. */
export class Terminal {
  /** As it came, with colours and movements of the cursor. */
  raw = ''
  readonly #pty: IPty
  readonly #ended: Promise<number>
  readonly #looks = new Set<() => void>()

  constructor(pty: IPty) {
    this.#pty = pty
    pty.onData((data) => {
      this.raw += data
      for (const look of this.#looks) look()
    })
    const { promise, resolve } = Promise.withResolvers<number>()
    pty.onExit(({ exitCode }) => resolve(exitCode))
    this.#ended = promise
  }

  /** What a person reads. */
  get shown(): string {
    return stripVTControlCharacters(this.raw).replaceAll('\r', '')
  }

  /** Waits until it shows this; fails when it ends before. */
  async shows(wanted: RegExp): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => {
      if (wanted.test(this.shown)) resolve()
    }
    this.#looks.add(look)
    look()
    const ended = this.#ended.then((code) => {
      if (!wanted.test(this.shown))
        throw new Error(`It ended with ${code} without showing ${wanted}:\n${this.shown}`)
    })
    await Promise.race([promise, ended]).finally(() => this.#looks.delete(look))
  }

  type(keys: string): void {
    this.#pty.write(keys)
  }

  /** Sends a signal, such as SIGKILL, which ends it as a crash does. */
  send(signal: NodeJS.Signals): void {
    this.#pty.kill(signal)
  }

  /** The exit code. */
  ends(): Promise<number> {
    return this.#ended
  }
}
