import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import contract from '../src/contract.ts'
import ruleset from '../src/index.ts'

type Rules = Record<string, { description: string; severity: string; recommended: boolean }>

it('has a row for each rule in the README, with what it asks and its severity', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = readme.matchAll(/^\| `(innwire-[\w-]+)`(| \(off by default\)) \| (.+?) \| .+ \| (\w+) \|$/gm)
  const rules = [ruleset, contract].flatMap((one) => Object.entries((one as { rules: Rules }).rules))
  const asked = (text = '') => text.replaceAll(/[`"]/g, '')
  expect(
    Array.from(rows, ([, name, off, asks, severity]) => [name, asked(asks), severity, off === '']).sort(),
  ).toEqual(
    rules
      .filter(([name]) => !name.startsWith('innwire-contract-'))
      .map(([name, rule]) => [name, asked(rule.description), rule.severity, rule.recommended])
      .sort(),
  )
})
