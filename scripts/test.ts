import { gates } from './gates/all.ts'
import { runGates } from './gates/run-gates.ts'

const wanted = process.argv.slice(2)
const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
if (chosen.length === 0) {
  console.error(`No gate is called like that. There are:\n  ${gates.map(({ name }) => name).join('\n  ')}`)
  process.exit(2)
}

const { passed, failed } = await runGates(chosen)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
