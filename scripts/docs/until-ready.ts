import { spawn } from 'node:child_process'

/*
 * Runs a server until it is ready, and ends it, so that a command of the docs that serves until Ctrl-C comes to its end. It
 * takes a free port, as another test may have the usual one.
 */
const [program = '', ...args] = process.argv.slice(2)
const port = args.includes('--port') ? [] : ['--port', '0']
const server = spawn(program, [...args, ...port], { stdio: ['ignore', 'pipe', 'inherit'] })
let shown = ''
server.stdout.on('data', (chunk) => {
  shown += chunk
  if (/^ready$/m.test(shown)) server.kill()
})
server.on('close', (code) => {
  process.stdout.write(shown)
  process.exitCode = code ?? 1
})
