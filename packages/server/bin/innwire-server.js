#!/usr/bin/env -S node --max-semi-space-size=16
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
// Whole, since a Node that is too old lacks names of it, and would end before it is told so below.
import module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

const { engines, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [needed, present] = [engines.node.replace('>=', ''), process.versions.node]
const program = new URL('../dist/main.js', import.meta.url)

if (process.argv[2] === '--version') {
  console.log(version)
} else if (isOlder(present, needed)) {
  console.error(
    `innwire-server needs Node ${needed} or later; this is Node ${present} (${process.execPath}). Install that one, or put it first in PATH.`,
  )
  process.exitCode = 2
} else if (existsSync(program)) {
  // From the second start on, nothing is compiled anew.
  const cache = privateCache()
  if (cache) module.enableCompileCache(cache)
  await import(program.href)
} else {
  console.error('The server is not built yet. In its repository, run npm run build first.')
  process.exitCode = 1
}

/** A folder that nobody else can write to: what stands in it is run. Node's own stands in the shared /tmp. */
function privateCache() {
  try {
    const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'innwire-server')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { uid, mode } = statSync(folder)
    return uid === process.getuid?.() && (mode & 0o022) === 0 ? folder : undefined
  } catch {
    // Without one, the start takes a little longer.
    return undefined
  }
}

/** Whether a version comes before another, by the numbers of both. */
function isOlder(one, other) {
  const [major, minor] = one.split('.').map(Number)
  const [otherMajor, otherMinor] = other.split('.').map(Number)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}
