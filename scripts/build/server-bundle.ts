import { bundleProgram } from './bundle-program.ts'

/** What Fastify loads only for what the server does not use: test requests, its own schemas, having no logger. */
const neverLoaded = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'abstract-logging',
  'light-my-request',
]

const source = 'packages/server/src'

/** Bundles the program `innwire-server`. */
export const bundleServer = (folder: string): Promise<void> =>
  bundleProgram(folder, {
    // The thread is looked for beside the file that starts it.
    entryPoints: {
      main: `${source}/main.ts`,
      'database-thread': `${source}/storage/sqlite/database-thread.ts`,
    },
    // Loaded by few, and installed beside the server: one is large, the other the driver of PostgreSQL.
    external: [...neverLoaded, '@opentelemetry/sdk-node', 'pg'],
  })
