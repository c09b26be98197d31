import { readFile } from 'node:fs/promises'
import {
  bundle,
  formatProblems,
  getTotals,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core'
import { root } from '../build/root.ts'
import { ContractError, type OpenApiDocument } from './openapi-document.ts'

/** The documents written by hand: what PMS and POS call, and the hotel's side of the server. */
export const contractFiles = {
  property: 'openapi/openapi.yaml',
  control: 'openapi/control/openapi.yaml',
} as const

/** Each as it was released last: what a change is compared with. */
export const baselineFiles = {
  property: 'openapi/baseline/property.yaml',
  control: 'openapi/baseline/control.yaml',
} as const

/** What each version changed that was kept: a file for each contract and version. */
export const changesFolder = 'openapi/baseline/changes/'

export type ContractName = keyof typeof contractFiles

const source = async (name: ContractName, folder = root) => {
  const config = await loadConfig({ configPath: `${root}openapi/redocly.yaml` })
  return { ref: folder + contractFiles[name], config: config.forAlias(name) }
}

/**
 * Joins the files of a contract into one document, with every component under `#/components`.
 * @param folder of a repository, with a slash at its end; our own when left out
 * @throws {ContractError} once the problems are printed, when a file cannot be read or a `$ref` leads nowhere
 */
export async function bundleContract(
  name: ContractName = 'property',
  folder = root,
): Promise<OpenApiDocument> {
  const result = await bundle(await source(name, folder))
  report(result.problems)
  const document = result.bundle.parsed as OpenApiDocument
  const examples = Object.values(document.components.examples ?? {})
  await Promise.all(examples.map((example) => inlineValue(example, folder)))
  return document
}

/** Not every tool follows the address of a recorded payload: whoever gets the one document has it in there. */
async function inlineValue(
  example: { externalValue?: string; value?: unknown },
  folder: string,
): Promise<void> {
  if (example.externalValue === undefined) return
  example.value = JSON.parse(
    await readFile(`${folder}openapi/components/examples/${example.externalValue}`, 'utf8'),
  )
  delete example.externalValue
}

/**
 * Checks both contracts by the strict rules of `openapi/redocly.yaml`.
 * @throws {ContractError} once the problems are printed, when there is any problem, warnings included
 */
export async function lintContract(): Promise<void> {
  for (const name of ['property', 'control'] as const) report(await lint(await source(name)))
}

function report(problems: NormalizedProblem[]): void {
  if (problems.length === 0) return
  const totals = getTotals(problems)
  formatProblems(problems, { totals, format: 'codeframe', version: '', cwd: root })
  throw new ContractError(
    `The contract has ${problems.length} problem(s), shown above. Mend the files under openapi/ and run again.`,
  )
}
