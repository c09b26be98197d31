import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../build/command.ts'
import { root } from '../../build/root.ts'
import { layOutProject, packWorkspaces } from './consumer-project.ts'

/** A consumer of the engine that has neither `pg` nor its types, nor those of Node. */
const program = `
import { openSync, postgresStore, sqliteStore, type SyncEvent } from '@innwire/sync'

const store = await sqliteStore('sync.db')
export const shared = () => postgresStore({ host: 'db.example', ssl: { ca: '' }, statement_timeout: 5000 })
const onEvent = ({ type, message }: SyncEvent) => console.log(type, message)
export const sync = openSync({
  baseUrl: 'https://hotel.example', token: 'demo-token', hrId: '1', store, quota: { perMinute: 5, perDay: 250 }, onEvent,
})
// @ts-expect-error a port is a number
export const wrong = () => postgresStore({ host: 'db.example', port: '5432' })
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-consumers-'))
  await layOutProject(
    folder,
    await packWorkspaces(
      ['@innwire/types', '@innwire/validators', '@innwire/client', '@innwire/sync'],
      folder,
    ),
  )
  await writeFile(join(folder, 'sync.mts'), program)
  for (const resolution of ['nodenext', 'bundler'])
    await writeFile(
      join(folder, `tsconfig.sync-${resolution}.json`),
      JSON.stringify({ extends: `./tsconfig.${resolution}.json`, files: ['sync.mts'] }),
    )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(['typescript-5.9', 'typescript-6', 'typescript'])(
  'the declarations of the engine under %s',
  (compiler) => {
    it.each(['nodenext', 'bundler'])('need no package pg, resolved as %s', async (resolution) => {
      const tsc = `${root}node_modules/${compiler}/bin/tsc`
      const { output } = await command('node', [tsc, '-p', `tsconfig.sync-${resolution}.json`], {
        cwd: folder,
      })
      expect(output).toBe('')
    })
  },
)
