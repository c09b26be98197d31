import { breakingChanges } from './breaking-changes.ts'
import { coverage } from './coverage.ts'
import { drift } from './drift.ts'
import { commandGate, type Gate } from './gate.ts'
import { oneVersion, publishable } from './packages.ts'
import { size } from './size.ts'
import { tests } from './tests.ts'
import { types } from './types.ts'
import { workflowLint, workflows } from './workflows.ts'

const bundle = 'packages/types/src/generated/openapi.yaml'

/** What `npm run lint:api` runs, too. */
export const contractGates: Gate[] = [
  commandGate('contract lint (Redocly)', 'redocly', [
    'lint',
    'openapi/openapi.yaml',
    '--config',
    'openapi/redocly.yaml',
  ]),
  commandGate('contract lint (Spectral)', 'spectral', [
    'lint',
    bundle,
    '--ruleset',
    'openapi/spectral.yaml',
    '--fail-severity',
    'hint',
  ]),
  workflowLint,
]

/** Every gate, in the order in which they are started: what fails fast comes first. */
export const gates: Gate[] = [
  drift,
  ...contractGates,
  breakingChanges(),
  oneVersion,
  coverage,
  commandGate('code lint and format', 'biome', ['ci', '.', '--error-on-warnings'], 'Run npm run format.'),
  types,
  commandGate('no dead code', 'knip', ['--no-progress']),
  workflows,
  size,
  tests,
  publishable,
]
