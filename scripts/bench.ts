import { buildStale } from './build/build-stale.ts'

await buildStale()
// Only now is there a build that can be imported.
await import('../packages/benchmarks/src/print-figures.ts')
