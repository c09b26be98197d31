import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** One measured number, with what others need for the same in the same run. */
export type Figure = {
  value: number
  unit: string
  /** The lowest and the highest of the measurements of which `value` is the median. */
  spread?: { lowest: number; highest: number }
  peers?: Record<string, number>
}

/** Measures one group of figures, by their names. */
export type Group = () => Promise<Record<string, Figure>>

/** Middle value of several measurements, which one slow moment of the machine does not move. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Several measurements of the same as one figure, by the value of each. */
export function figureOf<One>(unit: string, measured: One[], of: (one: One) => number): Figure {
  const values = measured.map(of)
  return {
    value: median(values),
    unit,
    spread: { lowest: Math.min(...values), highest: Math.max(...values) },
  }
}

/** Measures each by turns, every second time in the opposite order, so that a slow moment of the machine meets all alike. */
export async function byTurns<Name extends string, Result>(
  times: number,
  measure: Record<Name, (time: number) => Promise<Result>>,
): Promise<Record<Name, Result>[]> {
  const measured: Record<Name, Result>[] = []
  const names = Object.keys(measure) as Name[]
  while (measured.length < times) {
    const time = measured.length
    const results = {} as Record<Name, Result>
    for (const name of time % 2 === 0 ? names : names.toReversed()) results[name] = await measure[name](time)
    measured.push(results)
  }
  return measured
}

/** Milliseconds that a function takes, as the median of `times` calls after a tenth as many for warming up. */
export function medianMs(times: number, run: () => void): number {
  for (let warm = 0; warm < times / 10; warm++) run()
  const measured = Array.from({ length: times }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return median(measured)
}

/** Runs a program by itself, so that nothing measured before is in its way, and gives the figures that it prints. */
export async function printedBy(
  program: URL,
  flags: string[] = [],
  args: string[] = [],
): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    ...flags,
    fileURLToPath(program),
    ...args,
  ])
  return JSON.parse(stdout)
}
