#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'

const { engines, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [needed, present] = [engines.node.replace('>=', ''), process.versions.node]
const program = new URL('../dist/run.js', import.meta.url)

if (process.argv[2] === '--version') {
  console.log(version)
} else if (isOlder(present, needed)) {
  console.error(
    `innwire needs Node ${needed} or later; this is Node ${present} (${process.execPath}). Install that one, or put it first in PATH.`,
  )
  process.exitCode = 2
} else if (existsSync(program)) {
  await import(program.href)
} else {
  console.error('innwire is not built yet. In its repository, run npm run build first.')
  process.exitCode = 1
}

/** Whether a version comes before another, by the numbers of both. */
function isOlder(one, other) {
  const [major, minor] = one.split('.').map(Number)
  const [otherMajor, otherMinor] = other.split('.').map(Number)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}
