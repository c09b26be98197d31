import { buildStale } from './build.ts'
import { contractGates } from './gates/all.ts'

// The ruleset that Spectral runs is built, so the build comes first.
await buildStale()
for (const gate of contractGates) {
  const { failed, output } = await gate.run()
  console.log(`${failed === 0 ? '✓' : '✗'} ${gate.name}`)
  if (failed === 0) continue
  console.log(output)
  process.exitCode = 1
}
