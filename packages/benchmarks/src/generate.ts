import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Group, median } from './figure.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Whole-process wall time of `npm run generate` without turbo's cache, and with it. */
export const generate: Group = async () => ({
  'generate.cold.seconds': {
    value: median([seconds('--force'), seconds('--force'), seconds('--force')]),
    unit: 's',
    peers: { cached: seconds() },
  },
})

function seconds(...args: string[]): number {
  const started = performance.now()
  const { status, stderr } = spawnSync('npm', ['run', 'generate', '--', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm run generate failed:\n${stderr}`)
  return (performance.now() - started) / 1000
}
