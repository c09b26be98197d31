import { copyFile } from 'node:fs/promises'
import { command } from './build/command.ts'
import { root } from './build/root.ts'

// Publishes the packages, then keeps the contract that they carry: the next changes are measured against it.
const published = await command('changeset', ['publish'])
console.log(published.output)
if (published.code !== 0) process.exit(published.code)
await copyFile(`${root}packages/types/src/generated/openapi.yaml`, `${root}openapi/released.yaml`)
console.log('openapi/released.yaml is the contract of this release. Commit it.')
