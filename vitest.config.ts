import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isLong } from './scripts/test/harness/long.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Files that take longest, in the order in which they begin. */
const longest = [
  'sync/test/histories/',
  'fleet/workers.test',
  'start/dev.test',
  'model/histories.test',
  'small-faults/',
  'hostile/control-api.test',
  'load/largest-requests.test',
  'load/fuzzed-fields.test',
]

/** Begins with the files that take longest: last, they would keep one core busy while the others wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.includes(name))
    const first = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b))
    return [...first, ...sorted.filter((file) => rank(file) < 0)]
  }
}

/** Which tests of the server are about an SQLite file itself, and run on that only. */
const ofFiles = [
  'connectors/trial-with-a-copy.test.ts',
  'connectors/waiting-deliveries.test.ts',
  'control-hotel/damaged-snapshot.test.ts',
  'control-hotel/erased-files.test.ts',
  'control-hotel/snapshot-files.test.ts',
  'crash/shown-database.test.ts',
  'crash/unusable-database.test.ts',
  'load/many-alarms.test.ts',
  'operation/alarms-command.test.ts',
  'operation/backup.test.ts',
  'operation/doctor.test.ts',
  'operation/health.test.ts',
  'operation/host-metrics.test.ts',
  'operation/killed-migration.test.ts',
  'operation/lost-database.test.ts',
  'operation/migrated-rows.test.ts',
  'operation/migrated-source.test.ts',
  'operation/own-files.test.ts',
  'operation/refused-migration.test.ts',
  'operation/restore.test.ts',
  'operation/start-beside-migration.test.ts',
  'postgres/processes/parts.test.ts',
  'storage/**',
  // The machine's clock is another one than that of a PostgreSQL, by which several go.
  'operation/jumping-clock.test.ts',
  'operation/wrong-clock.test.ts',
  // These fill the file with rows by SQLite's own statements, or measure it, from beside the server.
  'load/fuzzed-fields.test.ts',
  'load/large-changes.test.ts',
  'load/large-hotel.test.ts',
  'load/large-snapshot.test.ts',
  'load/largest-requests.test.ts',
  'load/long-lists.test.ts',
  'load/overbooked-nights.test.ts',
  'load/pipelined.test.ts',
  'load/retention.test.ts',
  'load/soak.test.ts',
  'load/unread-bodies.test.ts',
  'property-api/channel-values.test.ts',
  // One side of it is such a file.
  'postgres/same-schema.test.ts',
]

/** Of the others, those that try most of the queries. `npm test` runs these there, too, with fewer histories and kills. */
const sample = [
  'control-hotel/alarms.test.ts',
  'control-hotel/erasures.test.ts',
  'control-hotel/snapshots.test.ts',
  'crash/crash.test.ts',
  'model/histories.test.ts',
  'property-api/channel-order.test.ts',
  'property-api/delivery.test.ts',
  'property-api/moved-mappings.test.ts',
  'property-api/posting-folios.test.ts',
  'property-api/replayed-pages.test.ts',
  'property-api/reservation-lists.test.ts',
]
/** Those of them, and others, that try most of the queries by themselves: these run on partitioned tables, too. */
const sampleOfQueries = [
  'connectors/restored-channels.test.ts',
  'control-hotel/alarms.test.ts',
  'control-hotel/erasures.test.ts',
  'control-hotel/snapshots.test.ts',
  'control/channels.test.ts',
  'control/properties.test.ts',
  'operation/maintenance.test.ts',
  'property-api/delivery.test.ts',
  'property-api/moved-mappings.test.ts',
  'property-api/posting-folios.test.ts',
  'property-api/replayed-pages.test.ts',
  'property-api/reservation-lists.test.ts',
]
const fewer = { INNWIRE_MODEL_RUNS: '6', INNWIRE_CRASH_FACTOR: '0.2' }

const only = process.env.INNWIRE_TEST_DATABASE
const isWhole = only !== undefined || isLong
/** @throws {Error} for a name that no file has: a test that was moved would run where it must not */
const inServer = (names: string[]) =>
  names.map((name) => {
    const path = `packages/server/test/${name}`
    if (globSync(path, { cwd: root }).length > 0) return path
    throw new Error(`vitest.config.ts names ${path}, which is not there. Say where it is now.`)
  })

/** The tests of the server, with a database of a real PostgreSQL in the place of each SQLite file. */
const onPostgres = (name: string, some: string[], setup: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: inServer(isWhole ? ['**/*.test.ts'] : some),
    exclude: inServer(ofFiles),
    globalSetup: 'packages/server/test/support/postgres/once-for-all.ts',
    // A list is added to that of all tests, in whose place a single name would come.
    setupFiles: ['in-place-of-files.ts', ...setup].map(
      (file) => `packages/server/test/support/postgres/${file}`,
    ),
    env: { INNWIRE_TEST_DATABASE: name, ...(!isWhole && fewer) },
  },
})

/** With the tables as the server makes them, and partitioned by property as a cluster would share them out. */
const ofPostgres = [
  onPostgres('postgres', sample, []),
  onPostgres('partitions', sampleOfQueries, ['bound-to-property.ts']),
]

const all = [
  'packages/*/{src,test,examples}/**/*.test.ts',
  'packages/server/console/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'docs/site/**/*.test.ts',
]
/** Files that put something into the place of a module, which others in the same process have loaded before. */
const replacing = globSync(all, { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('vi.mock('),
)

/** A process for each file would load the same packages five hundred times, which takes a quarter of the whole run. */
const everything: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'everything',
    include: all,
    exclude: [...configDefaults.exclude, ...replacing],
    isolate: false,
  },
}
const apart: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'apart', include: replacing, isolate: true },
}

// Tests start hundreds of processes; each loads what one before it has compiled.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

if (!isLong) {
  process.env.INNWIRE_TEST_SEED ??= String(Date.now() % 1000)
  // Other tools read this file, too.
  if (process.env.VITEST)
    console.log(
      `Of tables of like cases, samples are tried: those of INNWIRE_TEST_SEED=${process.env.INNWIRE_TEST_SEED}.`,
    )
}

export default defineConfig({
  test: {
    projects: only
      ? ofPostgres.filter(({ test }) => test?.name === only)
      : [everything, apart, ...ofPostgres],
    // Many wait for time to pass or for other processes; the cores are for those that compute meanwhile.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 60_000 } },
    setupFiles: fileURLToPath(new URL('scripts/test/harness/each-file.ts', import.meta.url)),
    // Some tests start programs; on a busy machine of two cores that takes its time. A long run tries far more cases.
    testTimeout: isLong ? 1_800_000 : 180_000,
    hookTimeout: 180_000,
  },
})
