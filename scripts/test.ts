import { buildStale } from './build.ts'
import { gates } from './gates/all.ts'
import { fail, type Gate, type Verdict } from './gates/gate.ts'
import { seconds } from './services.ts'

/** Gates that run at the same time; two cores are what the slowest machine has. */
const atOnce = 2

const wanted = process.argv.slice(2)
const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
if (chosen.length === 0) {
  console.error(`No gate is called like that. There are:\n  ${gates.map(({ name }) => name).join('\n  ')}`)
  process.exit(2)
}

const build: Gate = {
  name: 'generate and build',
  run: () => buildStale().then(() => ({ passed: 1, failed: 0, output: '' })),
}
const total = { passed: 0, failed: 0 }
const waiting = [...chosen]

if (await judge(build)) await Promise.all(Array.from({ length: atOnce }, work))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) await judge(gate)
}

async function judge(gate: Gate): Promise<boolean> {
  const started = performance.now()
  const { passed, failed, output }: Verdict = await gate
    .run()
    .catch((error: Error) => fail(error.stack ?? String(error)))
  total.passed += passed
  total.failed += failed
  const count = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : ''
  console.log(`${failed === 0 ? '✓' : '✗'} ${gate.name}${count} ${seconds(started)} s`)
  if (failed > 0) console.log(output.replace(/^/gm, '    '))
  return failed === 0
}
