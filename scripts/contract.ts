import {
  bundle,
  formatProblems,
  getTotals,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core'
import type { OpenApiDocument } from './openapi-document.ts'
import { root } from './root.ts'

const contractFile = `${root}openapi/openapi.yaml`
const config = () => loadConfig({ configPath: `${root}openapi/redocly.yaml` })

/** Thrown when the contract cannot be bundled or does not pass the lint; the problems have been printed. */
export class ContractError extends Error {
  override name = 'ContractError'
}

/**
 * Joins the files under `openapi/` into one document, with every component under `#/components`.
 * @throws {ContractError} when a file cannot be read or a `$ref` leads nowhere
 */
export async function bundleContract(): Promise<OpenApiDocument> {
  const result = await bundle({ ref: contractFile, config: await config() })
  report(result.problems)
  return result.bundle.parsed as OpenApiDocument
}

/**
 * Checks the contract by the strict rules of `openapi/redocly.yaml`.
 * @throws {ContractError} when there is any problem, warnings included
 */
export async function lintContract(): Promise<void> {
  report(await lint({ ref: contractFile, config: await config() }))
}

function report(problems: NormalizedProblem[]): void {
  if (problems.length === 0) return
  const totals = getTotals(problems)
  formatProblems(problems, { totals, format: 'codeframe', version: '', cwd: root })
  throw new ContractError(
    `The contract has ${problems.length} problem(s), shown above. Mend the files under openapi/ and run again.`,
  )
}
