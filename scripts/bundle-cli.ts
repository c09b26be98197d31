import { rm } from 'node:fs/promises'
import { bundleProgram } from './build/bundle-program.ts'
import { root } from './build/root.ts'

// The package exports nothing: all that is to be run is the program `innwire`, which somebody waits for at each start. What is joined
// stands under devDependencies, so that nobody installs it besides.
const dist = `${root}packages/cli/dist`

await rm(dist, { recursive: true, force: true })
await bundleProgram(dist, {
  entryPoints: { cli: 'packages/cli/src/cli.ts' },
  // Programs of their own, which have files beside them; the driver of PostgreSQL, of which no journal is; one whose parts ask
  // for each other so that only Node finds them; and one of CommonJS that is loaded late, of which a bundle has no names.
  external: ['@innwire/server', '@innwire/mock', 'pg', 'jsonc-parser', 'prom-client'],
})
