import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ContractError } from '../contract/openapi-document.ts'
import { keepContracts } from '../keep-contracts.ts'
import { RepositoryCopy } from '../test/harness/repository-copy.ts'
import { StartedProgram } from '../test/harness/started-program.ts'
import { runGates } from './run-gates.ts'

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
  // As if this version had been released: what came since, or the bump of a release, would decide in the operation's place.
  await keepContracts(`${copy.folder}/`)
  const operation = 'paths:\n  /api/v2/apps/calendar: { $ref: paths/calendar.yaml }\n'
  await copy.change('openapi/openapi.yaml', 'paths:\n', operation)
  await cp(join(copy.folder, 'openapi/paths/rooms.yaml'), join(copy.folder, 'openapi/paths/calendar.yaml'))
  await copy.change('openapi/paths/calendar.yaml', 'operationId: listRooms', 'operationId: getCalendar')

  const changesets = join(copy.folder, '.changeset')
  await rm(changesets, { recursive: true })
  await mkdir(changesets)

  const printed = await run('version', 'handlers')
  expect(printed).toMatch(/✗ the version tells of breaking changes of the property API/)
  expect(printed).toContain('Present callers keep working.')
  expect(printed).toContain(
    'The server has no handler for getCalendar (GET /api/v2/apps/calendar). Write it in packages/server/src/property-api/rooms.ts.',
  )
})

it('says in one sentence what nothing can be generated from', async () => {
  const schema = '$ref: ../schemas/ExtraList.yaml'
  await copy.change('openapi/components/responses/ExtraList.yaml', schema, 'type: object')
  const printed = await run('(Redocly, openapi/control/openapi.yaml)', 'coverage')
  expect(printed).toContain('✓ contract lint (Redocly, openapi/control/openapi.yaml)')
  expect(printed).toContain('The schema of the 200 of listExtras has no name.')
  expect(printed).toContain('Not run without it: contract coverage')
  expect(printed).not.toContain('at Array.map')
})

it('says what is wrong with a contract without where the program found it', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const message = 'The control contract: setClock has no x-role.'
  const run = () => Promise.reject(new ContractError(message))
  await runGates([{ name: 'generated code', needs: 'nothing', run }])
  expect(printed.mock.calls[1]).toEqual([`    ${message}`])
  printed.mockRestore()
})
