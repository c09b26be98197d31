#!/usr/bin/env -S node --max-semi-space-size=16
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'

// From the second start on, nothing is compiled anew.
enableCompileCache()

const program = new URL('../dist/main.js', import.meta.url)
if (existsSync(program)) {
  await import(program.href)
} else {
  console.error('The server is not built yet. In its repository, run npm run build first.')
  process.exitCode = 1
}
