import { expect, it } from 'vitest'
import { missing } from './tool.ts'

it('a program that is not in PATH is missing, and where all are there, a library of the language', async () => {
  const lacking = async () => ['Guzzle']
  expect(await missing({ needs: ['node', 'no-such-program'], lacking })).toEqual(['no-such-program'])
  expect(await missing({ needs: ['node'], lacking })).toEqual(['Guzzle'])
  expect(await missing({ needs: ['node'] })).toEqual([])
})
