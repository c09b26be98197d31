#!/usr/bin/env -S node --max-semi-space-size=16
import { existsSync, readFileSync } from 'node:fs'
// Whole, since a Node that is too old lacks names of it, and would end before it is told so below.
import module from 'node:module'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [needed, present] = [engines.node.replace('>=', ''), process.versions.node]
const program = new URL('../dist/main.js', import.meta.url)

if (isOlder(present, needed)) {
  console.error(
    `innwire-server needs Node ${needed} or later; this is Node ${present} (${process.execPath}). Install that one, or put it first in PATH.`,
  )
  process.exitCode = 2
} else if (existsSync(program)) {
  // From the second start on, nothing is compiled anew.
  module.enableCompileCache()
  await import(program.href)
} else {
  console.error('The server is not built yet. In its repository, run npm run build first.')
  process.exitCode = 1
}

/** Whether a version comes before another, by the numbers of both. */
function isOlder(one, other) {
  const [major, minor] = one.split('.').map(Number)
  const [otherMajor, otherMinor] = other.split('.').map(Number)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}
