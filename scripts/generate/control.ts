import { contractFiles } from '../contract/contract.ts'
import {
  ContractError,
  type OpenApiDocument,
  type Operation,
  operationsOf,
} from '../contract/openapi-document.ts'
import { withDefaultsFilled } from './filled-defaults.ts'
import { type GeneratedFile, generatedFrom } from './generated-file.ts'
import { controlLimitsOf } from './limits.ts'
import { errorCatalogue, literal } from './operations.ts'
import { typesOf } from './types.ts'
import { validatorsOf } from './validators.ts'

const schemaImports = `// @ts-nocheck
import type { CompiledSchema as Compiled } from '@innwire/validators'
import type { ControlErrorCode } from './control.ts'

type CompiledSchema = Compiled<ControlErrorCode>

`

/**
 * Types, operation table, error codes, limits and compiled checks of the control API. They are all for the server, which
 * reads requests with their defaults filled in.
 */
export async function generateControl(document: OpenApiDocument): Promise<GeneratedFile[]> {
  const { checks, compiled } = await validatorsOf(document, { fillsDefaults: true })
  const contents = {
    'control.ts': await typesOf(withDefaultsFilled(document)),
    'control-operations.ts':
      operationTable(document) + errorCatalogue(document, 'controlErrorCodes') + versionOf(document),
    'control-limits.ts': controlLimitsOf(document),
    'control-checks.ts': checks,
    'control-schemas.ts': schemaImports + compiled,
  }
  return Object.entries(contents).map(([name, content]) => ({
    path: `packages/server/src/generated/${name}`,
    content: generatedFrom('control', contractFiles.control) + content,
  }))
}

/** What stands in a package.json is not found by a program that is joined into a few files. */
const versionOf = ({ info }: OpenApiDocument): string =>
  `\n/** The version of the contracts, and of all packages. */\nexport const version = ${JSON.stringify(info.version)}\n`

/** @throws {ContractError} when the contract does not say who may do it */
function roleOf({ components }: OpenApiDocument, { operationId, 'x-role': role }: Operation): string {
  const roles = components.schemas.Session?.properties?.role?.enum ?? []
  if (role !== undefined && roles.includes(role)) return role
  const found = role === undefined ? 'no x-role' : `the x-role ${JSON.stringify(role)}`
  throw new ContractError(
    `The control contract: ${operationId} has ${found}. Give it one of ${roles.join(', ')}.`,
  )
}

/** @throws {ContractError} when the contract does not say it: what destroys must not be open because somebody forgot */
function isForTestsOnly(method: string, { operationId, 'x-test-only': testOnly }: Operation): boolean {
  if (typeof testOnly === 'boolean') return testOnly
  if (testOnly === undefined && method === 'get') return false
  throw new ContractError(
    `The control contract: ${operationId} has no x-test-only. Give it true where it destroys or falsifies, else false.`,
  )
}

function operationTable(document: OpenApiDocument): string {
  const rows = [...operationsOf(document)].map(({ path, method, operation }) => [
    operation.operationId,
    { method, path, role: roleOf(document, operation), testOnly: isForTestsOnly(method, operation) },
  ])
  return `/** Every operation of the control API by its \`operationId\`. */
export const controlOperations = ${literal(Object.fromEntries(rows))} as const

`
}
