import { contractFiles } from '../contract/contract.ts'
import { breakingChanges } from './breaking-changes.ts'
import { consoleSize } from './console-size.ts'
import { coverage } from './coverage.ts'
import { drift } from './drift.ts'
import { commandGate, type Gate } from './gate.ts'
import { importDirection } from './import-direction.ts'
import { licences } from './licences.ts'
import { handlers } from './missing-handlers.ts'
import { oneVersion, publishable } from './packages.ts'
import { packedFiles } from './packed-files.ts'
import { size } from './size.ts'
import { tests } from './tests.ts'
import { types } from './types.ts'
import { unreadOptions } from './unread-options.ts'
import { contractFilesInUse } from './unused-contract-files.ts'
import { workflowLint, workflows } from './workflows.ts'

const redocly = (document: string) =>
  commandGate(`contract lint (Redocly, ${document})`, 'nothing', 'redocly', [
    'lint',
    document,
    '--config',
    'openapi/redocly.yaml',
  ])

const spectral = (document: string, ruleset: string) =>
  commandGate(`contract lint (Spectral, ${document})`, 'generated', 'spectral', [
    'lint',
    document,
    '--ruleset',
    ruleset,
    '--fail-severity',
    'hint',
  ])

export const spectralGates: Gate[] = [
  spectral('packages/types/src/generated/openapi.yaml', 'openapi/spectral.yaml'),
  // The rules for anybody's document: the control API is not the one that the contract's rules ask for.
  spectral(contractFiles.control, 'packages/spectral-ruleset/dist/index.js'),
]

/** What `npm run lint:api` runs, too. */
export const contractGates: Gate[] = [
  redocly(contractFiles.property),
  redocly(contractFiles.control),
  ...spectralGates,
  workflowLint,
]

/** Every gate; those of one step start in this order, what fails fast first. */
export const gates: Gate[] = [
  drift,
  ...contractGates,
  contractFilesInUse,
  breakingChanges('property'),
  breakingChanges('control'),
  handlers,
  oneVersion,
  coverage,
  licences,
  importDirection,
  commandGate(
    'code lint and format',
    'generated',
    'biome',
    ['ci', '.', '--error-on-warnings'],
    'Run npm run format.',
  ),
  types,
  commandGate('no dead code', 'built', 'knip', ['--no-progress', '--tsConfig', 'tsconfig.build.json']),
  unreadOptions,
  workflows,
  size,
  consoleSize,
  tests,
  packedFiles,
  publishable,
]
