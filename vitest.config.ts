import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Many wait for other processes, so none of the cores is kept for anything else.
    maxWorkers: '100%',
    // Some tests start programs; on a busy machine of two cores that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
