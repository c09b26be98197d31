import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { root } from '../../build/root.ts'
import { packAll } from '../../release/packed-packages.ts'
import { copyInstalledWith } from '../consumers/installed-copy.ts'

export const deploy = `${root}packages/server/deploy/`

export type Ended = { code: number | null; printed: string; log: string }

/**
 * What the Dockerfile makes, without a container: its lines are run in a folder that stands for the root of the image, on
 * the Node of the tests, without the network.
 */
export class Image {
  readonly #folder: string
  readonly #last: Instruction[]

  private constructor(folder: string, last: Instruction[]) {
    this.#folder = folder
    this.#last = last
  }

  static async build(): Promise<Image> {
    const folder = await mkdtemp(join(tmpdir(), 'innwire-image-'))
    const stages: Instruction[][] = []
    for (const instruction of DockerfileParser.parse(
      await readFile(`${deploy}Dockerfile`, 'utf8'),
    ).getInstructions()) {
      if (instruction.getKeyword() === 'FROM') stages.push([])
      stages.at(-1)?.push(instruction)
    }
    const image = new Image(folder, stages.at(-1) ?? [])
    const context = join(folder, 'context')
    await mkdir(context)
    await packAll(context)
    for (const stage of stages) await image.#make(stage, context)
    return image
  }

  async #make(stage: Instruction[], context: string): Promise<void> {
    let place = this.path('/')
    for (const instruction of stage) {
      const args = instruction.getArguments().map((argument) => argument.getValue())
      if (instruction.getKeyword() === 'WORKDIR') {
        place = this.path(args[0] ?? '')
        await mkdir(place, { recursive: true })
        // npm then finds there what it would fetch.
        if (stage !== this.#last) await copyInstalledWith(['@innwire/server'], place)
      }
      // What one stage takes from another is in the same folder here.
      if (instruction.getKeyword() === 'COPY' && stage !== this.#last) {
        for await (const file of glob(args.slice(0, -1), { cwd: context }))
          await cp(join(context, file), join(place, basename(file)))
      }
      if (instruction.getKeyword() === 'RUN') {
        // The tests have no user of that name.
        const line = args.join(' ').replace('-o node -g node', '')
        const { code, log } = await this.#ended('/bin/sh', ['-ec', this.inside(line)], place)
        if (code !== 0) throw new Error(`RUN ${line} ended with ${code}:\n${log}`)
      }
    }
  }

  /** The arguments of the last instruction of a kind, in the last stage. */
  list(keyword: string): string[] {
    const content = this.#last.findLast((its) => its.getKeyword() === keyword)?.getArgumentsContent() ?? ''
    const [json] = /\[.*\]$/s.exec(content) ?? []
    return json ? JSON.parse(json) : content.split(/\s+/)
  }

  /** Where a path of the image is. */
  path(inImage: string): string {
    return join(this.#folder, 'root', inImage)
  }

  /** A line, with the paths of the image where they are. */
  inside(line: string): string {
    return line.replaceAll(/(?<![\w/.])\/(innwire|var\/lib\/innwire|backup)\b/g, (path) => this.path(path))
  }

  /**
   * Starts the server as ENTRYPOINT says, with these arguments.
   * @returns once it takes requests, with the port of the control API
   */
  async start(args: string[]) {
    const [program = '', ...first] = this.list('ENTRYPOINT')
    const child = this.#spawn(program, [...first, ...args])
    const { promise: port, resolve, reject } = Promise.withResolvers<number>()
    let printed = ''
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
    })
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      const [, found] = /control API +https?:\/\/127\.0\.0\.1:(\d+).*\nready$/ms.exec(printed) ?? []
      if (found) resolve(Number(found))
    })
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${printed}`)))
    const closed = once(child, 'close')
    const stop = async () => {
      child.kill('SIGTERM')
      const [code] = await closed
      return code as number | null
    }
    return { controlPort: await port, stop }
  }

  async run(...args: string[]): Promise<Ended> {
    const [program = '', ...first] = this.list('ENTRYPOINT')
    return this.#ended(program, [...first, ...args])
  }

  /** What HEALTHCHECK says, of the control API at another port. */
  async isHealthy(port: number): Promise<boolean> {
    const [program = '', ...args] = this.list('HEALTHCHECK')
    const { code } = await this.#ended(
      program,
      args.map((argument) => argument.replace(':4021', `:${port}`)),
    )
    return code === 0
  }

  async #ended(program: string, args: string[], place?: string): Promise<Ended> {
    const child = this.#spawn(program, args, place)
    const [printed, log] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code: child.exitCode, printed, log }
  }

  #spawn(program: string, args: string[], place = this.path(this.list('WORKDIR')[0] ?? '')) {
    const set = Object.fromEntries(this.list('ENV').map((its) => its.split('=', 2)))
    const path = [dirname(process.execPath), this.inside(set.PATH ?? ''), process.env.PATH].join(':')
    const env = { ...process.env, ...set, HOME: this.path('/home'), npm_config_offline: 'true', PATH: path }
    return spawn(
      program,
      args.map((argument) => this.inside(argument)),
      {
        cwd: place,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true })
  }
}
