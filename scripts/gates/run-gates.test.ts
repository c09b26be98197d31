import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RepositoryCopy } from '../testing/repository-copy.ts'
import { StartedProgram } from '../testing/started-program.ts'

let copy: RepositoryCopy
beforeAll(async () => {
  copy = await RepositoryCopy.make()
})
afterAll(() => copy.remove())

/** Runs the chosen gates on the copy, and gives what they print. */
async function run(...names: string[]): Promise<string> {
  const program = new StartedProgram('scripts/test.ts', { cwd: copy.folder, args: names })
  await program.ends()
  return program.printed
}

it('judges a contract by itself, before the server has a handler for it', async () => {
  const operation = 'paths:\n  /api/v2/apps/calendar: { $ref: paths/calendar.yaml }\n'
  await copy.change('openapi/openapi.yaml', 'paths:\n', operation)
  await cp(join(copy.folder, 'openapi/paths/rooms.yaml'), join(copy.folder, 'openapi/paths/calendar.yaml'))
  await copy.change('openapi/paths/calendar.yaml', 'operationId: listRooms', 'operationId: getCalendar')

  const printed = await run('version', 'publish')
  expect(printed).toMatch(/✓ generate .*\n✗ the version tells of breaking changes/)
  expect(printed).toContain('Present callers keep working.')
  expect(printed).toContain(
    'The server has no handler for getCalendar (GET /api/v2/apps/calendar). Write it in packages/server/src/rooms/routes.ts.',
  )
  expect(printed).toContain('Not run without it: packages can be published')
})

it('says in one sentence what nothing can be generated from', async () => {
  const schema = '$ref: ../schemas/ExtraList.yaml'
  await copy.change('openapi/components/responses/ExtraList.yaml', schema, 'type: object')
  const printed = await run('(Redocly, openapi/control/openapi.yaml)', 'version')
  expect(printed).toContain('✓ contract lint (Redocly, openapi/control/openapi.yaml)')
  expect(printed).toContain('The schema of the 200 of listExtras has no name.')
  expect(printed).not.toContain('at Array.map')
})
