import { expect, it } from 'vitest'
import { bundleContract } from './contract.ts'
import { operationsOf, resolve } from './openapi-document.ts'

const contract = await bundleContract('control')
const conflicts = ['already_exists', 'in_use', 'state_conflict']

it.each([...operationsOf(contract)].map(({ operation }) => [operation.operationId, operation] as const))(
  '%s says by which code it is refused where it does not fit the state of the hotel, and no other',
  (_, { responses, description }) => {
    const conflict = responses['409'] && resolve(contract, responses['409'])
    const examples = Object.values(conflict?.content ?? {}).flatMap((its) =>
      Object.values(its.examples ?? {}),
    )
    const codes = examples.map((its) => (resolve(contract, its).value as { code: string }).code)
    expect(conflicts.filter((code) => description?.includes(`409 \`${code}\``))).toEqual(codes)
  },
)
