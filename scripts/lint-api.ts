import { contractGates } from './gates/all.ts'
import { runGates } from './gates/run-gates.ts'

const { failed } = await runGates(contractGates)
process.exitCode = failed > 0 ? 1 : 0
