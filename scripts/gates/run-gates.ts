import { BuildError, buildJudges, buildStale, generateStale } from '../build/build-stale.ts'
import { ContractError } from '../contract/openapi-document.ts'
import { seconds } from '../start/services.ts'
import { fail, type Gate, pass, type Step, type Verdict } from './gate.ts'

/** Gates that run at the same time; two cores are what the slowest machine has. */
const atOnce = 2

/** What is made before the gates that need it; `nothing` is there from the start. */
const steps: { step: Step; make?: Gate }[] = [
  { step: 'nothing' },
  {
    step: 'generated',
    make: {
      name: 'generate',
      needs: 'nothing',
      run: () =>
        generateStale()
          .then(buildJudges)
          .then(() => pass),
    },
  },
  { step: 'built', make: { name: 'build', needs: 'generated', run: () => buildStale().then(() => pass) } },
]

/**
 * Runs gates, each as soon as there is what it judges: the lint of a contract comes before anything is generated from
 * it, and the comparison with the last release before the server must compile. After a step that fails, the gates
 * that need it are not run, and are counted as failed.
 * @returns how many passed and failed, the steps included
 */
export async function runGates(gates: Gate[]): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 }
  const waiting = [...gates]
  for (const { step, make } of steps) {
    if (waiting.length === 0) break
    if (make && !(await judge(make, total))) {
      total.failed += waiting.length
      console.log(`  Not run without it: ${waiting.map(({ name }) => name).join('; ')}`)
      break
    }
    const ready = waiting.filter(({ needs }) => needs === step)
    waiting.splice(0, waiting.length, ...waiting.filter(({ needs }) => needs !== step))
    await Promise.all(Array.from({ length: atOnce }, () => work(ready, total)))
  }
  return total
}

async function work(ready: Gate[], total: { passed: number; failed: number }): Promise<void> {
  for (let gate = ready.shift(); gate; gate = ready.shift()) await judge(gate, total)
}

async function judge(gate: Gate, total: { passed: number; failed: number }): Promise<boolean> {
  const started = performance.now()
  const { passed, failed, output }: Verdict = await gate
    .run()
    .catch((error: Error) => fail(isPlain(error) ? error.message : String(error.stack)))
  total.passed += passed
  total.failed += failed
  const count = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : ''
  console.log(`${failed === 0 ? '✓' : '✗'} ${gate.name}${count} ${seconds(started)} s`)
  if (failed > 0) console.log(output.replace(/^/gm, '    '))
  return failed === 0
}

/** Says all by its message: where the program stood tells nothing more. */
const isPlain = (error: Error): boolean => error instanceof ContractError || error instanceof BuildError
