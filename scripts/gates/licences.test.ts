import { expect, it } from 'vitest'
import { judgeLicences, licences } from './licences.ts'

const one = (license: string) => ({ name: 'one', version: '1.0.0', license })

it.each([
  one('MIT'),
  one('(MIT OR CC0-1.0)'),
  one('(MIT AND Zlib)'),
  { name: 'one', version: '1.0.0', licenses: [{ type: 'MIT' }] },
])('lets %o pass', (manifest) => {
  expect(judgeLicences([manifest]).failed).toBe(0)
})

it.each([
  one('GPL-3.0-or-later'),
  one('MIT AND SSPL-1.0'),
  one('(MIT OR GPL-2.0)'),
  one('SEE LICENSE IN LICENSE'),
  { name: 'one', version: '1.0.0' },
])('refuses %o, and says which package it is and what to do', (manifest) => {
  const { failed, output } = judgeLicences([one('MIT'), manifest])
  expect(failed).toBe(1)
  expect(output).toMatch(/^one 1\.0\.0: [^\n]+\n.* Do without them/)
  expect(output.split('\n')).toHaveLength(2)
})

it('finds nothing to refuse in what is installed', async () => {
  expect(await licences.run()).toEqual({ passed: 1, failed: 0, output: '' })
})
