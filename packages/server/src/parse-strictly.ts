import { parseArgs } from 'node:util'
import { StartError } from './start-error.ts'

/**
 * Reads arguments; an option that is not `multiple` may be given once.
 * @throws {StartError} in one sentence
 */
export const parseStrictly: typeof parseArgs = (config) => {
  try {
    const repeatable = new Set(
      Object.entries(config?.options ?? {}).flatMap(([name, { multiple }]) => (multiple ? name : [])),
    )
    checkGivenOnce(parseArgs({ ...config, tokens: true }).tokens ?? [], repeatable)
    return parseArgs(config)
  } catch (error) {
    if (error instanceof StartError) throw error
    const [sentence] = (error as Error).message.split(/\. |\n/)
    throw new StartError(`${sentence}. See innwire-server --help.`)
  }
}

/** Of two values the last would count, and nobody would see that the first does not. */
function checkGivenOnce(tokens: { kind: string; name?: string }[], repeatable: ReadonlySet<string>): void {
  const given = new Set<string>()
  for (const { kind, name } of tokens) {
    if (kind !== 'option' || name === undefined || repeatable.has(name)) continue
    if (given.has(name)) throw new StartError(`--${name} is given twice. Give it once.`)
    given.add(name)
  }
}
