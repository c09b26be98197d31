import { buildStale } from './build/build-stale.ts'
import { command } from './build/command.ts'
import { baselineFiles } from './contract/contract.ts'
import { bundleDocs } from './docs/bundle-docs.ts'
import { keepContracts } from './keep-contracts.ts'

// Publishes the packages, then keeps the contracts that they carry.
// The docs show the APIs of what is built.
await buildStale()
await bundleDocs()
const published = await command('changeset', ['publish'])
console.log(published.output)
if (published.code !== 0) process.exit(published.code)
await keepContracts()
console.log(
  `${Object.values(baselineFiles).join(' and ')} are the contracts of this release. Commit openapi/baseline.`,
)
