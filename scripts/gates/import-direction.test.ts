import { expect, it } from 'vitest'
import { judgeImports } from './import-direction.ts'

const judged = (files: Record<string, string>) => judgeImports('src', new Map(Object.entries(files)))

it('lets folders pass that import one way, and files of one folder however they like', () => {
  const files = {
    'main.ts': "import './api/routes.ts'",
    'api/routes.ts': "import { a } from '../store/a.ts'\nconst b = await import('./b.ts')",
    'api/b.ts': "export * from './routes.ts'",
    'store/a.ts': "import { readFile } from 'node:fs/promises'",
  }
  expect(judged(files)).toMatchObject({ passed: 1, failed: 0 })
})

it('names the shortest circle, and the imports to turn round', () => {
  const { failed, output } = judged({
    'api/routes.ts': "import { a } from '../store/a.ts'\nimport { b } from '../store/b.ts'",
    'store/a.ts': "import type { Route } from '../api/routes.ts'",
    'store/b.ts': "import '../clock.ts'",
    'clock.ts': "import('./api/routes.ts')",
  })
  expect(failed).toBe(1)
  expect(output).toContain('src imports in a circle: api → store → api.')
  expect(output).toContain('  src/store/a.ts imports api/routes.ts\n')
  expect(output).not.toContain('src/api/routes.ts imports')
})
