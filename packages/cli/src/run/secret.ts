import { resolve } from 'node:path'
import { readSecretFile } from '../settings/secret-file.ts'
import type { Refuse } from './config-values.ts'
import type { Path } from './json-places.ts'

type Values = (name: string) => { value: unknown; path: Path } | undefined
type Name = 'token' | 'secret'

type Asked = {
  /** Paths are relative to it. */
  folder: string
  environment: Record<string, string | undefined>
  refuse: Refuse
  /** Takes what a person should know of a file. */
  warnings: Set<string>
  /** Takes the names of the variables that have secrets. */
  secretVariables: Set<string>
  /** What it is. */
  why: string
}

/**
 * Reads a secret that a config names by a file (`tokenFile`) or a variable of the environment (`tokenVariable`): a config is
 * shared and copied, so that it has none itself.
 * @returns undefined where there is none, which is refused
 */
export async function readSecret(
  values: Values,
  path: Path,
  name: Name,
  { folder, environment, refuse, warnings, secretVariables, why }: Asked,
): Promise<string | undefined> {
  const [file, variable] = [values(`${name}File`), values(`${name}Variable`)]
  const found = file ?? variable
  if (!found)
    return refuse(
      path,
      `${name}File is missing: a file with ${why}. Or give ${name}Variable, a variable of the environment.`,
    )
  if (file && variable) return refuse(variable.path, `Give ${name}File or ${name}Variable, not both.`)
  if (typeof found.value !== 'string' || found.value === '')
    return refuse(found.path, 'Give a text that is not empty.')
  if (variable) {
    secretVariables.add(found.value)
    return (
      environment[found.value]?.trim() ||
      refuse(found.path, `The variable ${found.value} is not set. It has to hold ${why}.`)
    )
  }
  const whole = resolve(folder, found.value)
  try {
    const { text, warning } = await readSecretFile(whole)
    if (warning) warnings.add(warning)
    return text || refuse(found.path, `${whole} is empty. It has to hold ${why}.`)
  } catch (error) {
    return refuse(found.path, `${whole} cannot be read: ${(error as Error).message}. It has to hold ${why}.`)
  }
}

/** Where a config says that a secret is, such as `tokenFile 4711.token`. */
export function whereSecret(values: Values, name: Name): string {
  const source = values(`${name}File`) ? `${name}File` : `${name}Variable`
  return `${source} ${values(source)?.value}`
}
