import { makeFor } from './databases.ts'

// Run by tests that start a server as a program, which cannot wait for anything.
const [, , file = ''] = process.argv
await makeFor(file)
