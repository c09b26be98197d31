#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'

const program = new URL('../dist/cli.js', import.meta.url)

if (process.argv[2] === '--version') {
  console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version)
} else if (existsSync(program)) {
  const { problemOfNode } = await import('@innwire/types/assert-node')
  const problem = problemOfNode('innwire', process)
  if (problem) {
    console.error(problem)
    process.exitCode = 2
  } else await import(program.href)
} else {
  console.error('innwire is not built yet. In its repository, run npm run build first.')
  process.exitCode = 1
}
