import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Server } from '@innwire/server'
import { root } from '../build/root.ts'

const bin = `${root}node_modules/.bin`
const untilReady = `node '${fileURLToPath(new URL('./until-ready.ts', import.meta.url))}'`

/** What is run in place of a program: what it names is installed and built, and a server is ended when it is ready. */
const inPlace = {
  npx: 'exec "$@"',
  npm: 'case "$*" in ci | "run build") ;; *) exit 1 ;; esac',
  innwire: `if [ "$1" = server ]; then exec ${untilReady} '${bin}/innwire' "$@"; fi
exec '${bin}/innwire' "$@"`,
  'innwire-server': `case "$1" in --*) unset INNWIRE_CONTROL_TOKEN; exec ${untilReady} '${bin}/innwire-server' "$@" ;; esac
exec '${bin}/innwire-server' "$@"`,
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The days around a Christmas, which docs and samples are about, as days to come. */
export const withDaysToCome = (text: string) =>
  text.replaceAll(/\b202[68]-12-(2\d)\b/g, (_, day) => inDays(40 + Number(day) - 24))

/** A person's folder and shell, beside a demo server that runs already. */
export class ShellSession {
  readonly #folder: string
  readonly #server: Server

  private constructor(folder: string, server: Server) {
    this.#folder = folder
    this.#server = server
  }

  /** @param folder empty, and of this session alone */
  static async open(folder: string, server: Server): Promise<ShellSession> {
    await mkdir(join(folder, 'programs'))
    for (const [name, commands] of Object.entries(inPlace))
      await writeFile(join(folder, 'programs', name), `#!/bin/sh\n${commands}\n`, { mode: 0o700 })
    return new ShellSession(folder, server)
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.#folder, file), this.#here(text))
  }

  /** What the docs say, with the addresses, dates and folders of this session. */
  #here(text: string): string {
    const { url, controlUrl = '' } = this.#server
    return (
      withDaysToCome(text)
        .replaceAll(/http:\/\/127\.0\.0\.1:[45]020/g, url)
        .replaceAll('http://127.0.0.1:4021', controlUrl)
        .replaceAll(/(--(?:control-)?port) \d+/g, '$1 0')
        // Of the command line, the demo has the usual port.
        .replaceAll(/(?<=innwire (?!server).+)--demo\b/g, `$& --base-url ${url}`)
        // It would show the same until Ctrl-C.
        .replaceAll(' --watch', '')
        .replaceAll(/\/(?:(?:var\/lib|etc|srv)\/innwire|backup)\b/g, `${this.#folder}$&`)
    )
  }

  run(commands: string): Promise<{ code: unknown; out: string; err: string }> {
    const { url, controlToken = '' } = this.#server
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
    const env = {
      PATH: `${join(this.#folder, 'programs')}:${bin}:${PATH}`,
      NODE_COMPILE_CACHE,
      HOME: this.#folder,
      INNWIRE_BASE_URL: url,
      INNWIRE_TOKEN: 'demo-token',
      INNWIRE_HR_ID: 'demo',
      INNWIRE_CONTROL_TOKEN: controlToken,
    }
    const { promise, resolve } = Promise.withResolvers<{ code: unknown; out: string; err: string }>()
    execFile(
      'sh',
      ['-ec', this.#here(commands)],
      { cwd: this.#folder, env, timeout: 120_000 },
      (error, out, err) => resolve({ code: error ? error.code : 0, out, err }),
    )
    return promise
  }
}
