import { expect, it } from 'vitest'
import { assertNode } from './assert-node.ts'

const withNode = (node: string) => () =>
  assertNode('@innwire/sync', { versions: { node }, execPath: '/usr/bin/node' })

it.each(['24.18.0', '24.21.3', '26.0.0'])('lets Node %s pass where 24.18 is needed', (present) => {
  expect(withNode(present)).not.toThrow()
})

it.each(['20.20.2', '22.12.0', '24.9.1'])(
  'says to Node %s which one is needed, and what to do',
  (present) => {
    expect(withNode(present)).toThrow(
      `@innwire/sync needs Node 24.18 or later; this is Node ${present} (/usr/bin/node). Install that one, or put it first in PATH.`,
    )
  },
)
