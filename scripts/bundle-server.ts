import { rm, writeFile } from 'node:fs/promises'
import { root } from './build/root.ts'
import { bundleServer } from './build/server-bundle.ts'

// What the package exports stays in its parts. So does the program where only the compiler ran: it writes the whole
// `main.js`, which is here replaced.
const dist = `${root}packages/server/dist/`

await rm(`${dist}bundle`, { recursive: true, force: true })
await bundleServer(`${dist}bundle`)
await writeFile(`${dist}main.js`, "import './bundle/main.js'\n")
