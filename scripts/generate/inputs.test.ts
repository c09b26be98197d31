import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../build/root.ts'

it('what the generators import of a package is among the inputs of their task', () => {
  const { inputs } = JSON.parse(readFileSync(`${root}turbo.json`, 'utf8')).tasks.generate
  const globs = inputs.flatMap((input: string) => /^\$TURBO_ROOT\$\/(packages.+)/.exec(input)?.[1] ?? [])
  const known = globSync(globs, { cwd: root })
  const sources = globSync('scripts/{contract,generate}/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const imported = sources.flatMap((file) =>
    Array.from(
      readFileSync(root + file, 'utf8').matchAll(/^(?:import (?!type )|} ).*'\.\.\/\.\.\/(packages\/.+)'/gm),
      ([, path = '']) => path,
    ),
  )
  expect(imported).toContain('packages/server/src/hotel-file/outline.ts')
  expect(imported.filter((path) => !known.includes(path))).toEqual([])
})
