import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { contractChanges } from './contract-changes.ts'

const contract = (summary: string, properties: object) => {
  const schema = { $ref: '#/components/schemas/Channel' }
  const answer = { description: 'A channel.', content: { 'application/json': { schema } } }
  const operation = (operationId: string, its: string) => ({
    operationId,
    summary: its,
    responses: { 200: answer },
  })
  return stringify({
    openapi: '3.1.0',
    info: { title: 'Test', version: '0.1.0' },
    paths: {
      '/channels/~': { get: operation('listChannels', summary) },
      '/late': { get: operation('listLate', 'Late') },
    },
    components: { schemas: { Channel: { type: 'object', properties } } },
  })
}

it('names what was added, changed and removed by field, with every operation that has it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-changes-'))
  try {
    const [before, after] = [join(folder, 'before.yaml'), join(folder, 'after.yaml')]
    await writeFile(
      before,
      contract('List', { code: { type: 'string', maxLength: 5 }, old: { type: 'string' } }),
    )
    await writeFile(
      after,
      contract('List all', { code: { type: 'string', maxLength: 9 }, logo: { type: 'string' } }),
    )
    const changes = await contractChanges(before, after)
    const both = ['listChannels', 'listLate']
    expect(changes).toHaveLength(4)
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'added',
          operations: both,
          field: 'Channel.logo',
          after: { type: 'string' },
        }),
        expect.objectContaining({ kind: 'removed', impact: 'major', operations: both, field: 'Channel.old' }),
        expect.objectContaining({ operations: both, field: 'Channel.code maxLength', before: 5, after: 9 }),
        expect.objectContaining({ operations: ['listChannels'], field: 'get summary', after: 'List all' }),
      ]),
    )
    expect(await contractChanges(before, before)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
