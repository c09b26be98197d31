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

/** Several measurements of the same as one figure. */
export const figureOf = (values: number[], unit: string): Figure => ({
  value: median(values),
  unit,
  spread: { lowest: Math.min(...values), highest: Math.max(...values) },
})

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
