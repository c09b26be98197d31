import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { given, judge, type Verdicts } from './calls.ts'
import type { Recorder } from './recorder.ts'
import { isInstalled } from './shell.ts'

/** The contract and its copies, as files. */
export type Documents = { contract: string; inlined: string; in30: string }

/** A client generator, and the program that makes the calls with what it generates. */
export type Tool = {
  name: string
  version: string
  /** Programs that must be in PATH. */
  needs: string[]
  /** Names the libraries of the language that must be there and are not; it is asked where all programs are. */
  lacking?: () => Promise<string[]>
  /** Where all of it comes from. */
  from: string
  /** What a user sets, for the docs. */
  set: string
  /** How a user calls it beside the contract, `openapi.yaml`. */
  command: string
  /** Files of `programs/` that are copied into the tool's folder, and how they are called there. */
  programs: Record<string, string>
  /** Generates into `folder/client`, and compiles it with the program. */
  build: (folder: string, documents: Documents) => Promise<unknown>
  run: (folder: string, env: Record<string, string>) => Promise<string>
}

export const here = fileURLToPath(new URL('.', import.meta.url))
/** Where packages of npm are found, and what looks for files to check or to format does not look. */
const generated = join(here, 'node_modules/.generated')
/** What the other registries give, from run to run. */
export const cache = join(here, 'node_modules/.cache')

/** What must be there before the tool can be tried. */
export async function missing({ needs, lacking }: Pick<Tool, 'needs' | 'lacking'>): Promise<string[]> {
  const programs = needs.filter((program) => !isInstalled(program))
  return programs.length > 0 ? programs : ((await lacking?.()) ?? [])
}

/**
 * Generates the tool's client, compiles it and makes the calls.
 * @throws {Error} with what the tool or the compiler said, when there is no program to run
 */
export async function tryTool(tool: Tool, documents: Documents, recorder: Recorder): Promise<Verdicts> {
  const folder = join(generated, tool.name.replaceAll(/[^\w.-]+/g, '-'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'client'), { recursive: true })
  for (const [from, to] of Object.entries(tool.programs))
    await cp(join(here, 'programs', from), join(folder, to))
  await tool.build(folder, documents)
  const env = given(recorder.url)
  recorder.take()
  const printed = await tool.run(folder, env)
  return judge(printed, recorder.take(), env)
}
