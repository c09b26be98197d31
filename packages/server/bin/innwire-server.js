#!/usr/bin/env -S node --max-semi-space-size=16
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
// Whole, since a Node that is too old lacks names of it, and would end before it is told so below.
import module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

const program = new URL('../dist/main.js', import.meta.url)

if (process.argv[2] === '--version') {
  console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version)
} else if (existsSync(program)) {
  const { problemOfNode } = await import('@innwire/types/assert-node')
  const problem = problemOfNode('innwire-server', process)
  if (problem) {
    console.error(problem)
    process.exitCode = 2
  } else {
    // From the second start on, nothing is compiled anew.
    const cache = privateCache()
    if (cache) module.enableCompileCache(cache)
    await import(program.href)
  }
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
