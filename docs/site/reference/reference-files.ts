import { readFile } from 'node:fs/promises'
import { stringify } from 'yaml'
import { root } from '../../../scripts/build/root.ts'
import { contractCopies } from '../../../scripts/contract/copies.ts'
import { withCodeSamples } from '../../../scripts/docs/code-samples.ts'
import { contracts } from '../pages/contracts.ts'
import { buildReference } from './reference.ts'

/** The references and the contracts, by the name that each has on the site. */
export async function referenceFiles(): Promise<Map<string, string>> {
  const { property, control } = contracts
  const [propertyPage, controlPage] = await Promise.all([
    buildReference(await withCodeSamples(property), { title: 'API reference', downloads: 'openapi' }),
    buildReference(control, { title: 'Control API reference', downloads: 'control' }),
  ])
  const generated = (name: string) => readFile(`${root}packages/types/src/generated/${name}`, 'utf8')
  const copies = Object.entries(contractCopies(property)).map(([name, copy]) => [name, json(copy)] as const)
  return new Map([
    ['reference.html', propertyPage],
    ['control.html', controlPage],
    ['openapi.json', await generated('openapi.json')],
    ['openapi.yaml', await generated('openapi.yaml')],
    ['control.json', json(control)],
    ['control.yaml', stringify(control)],
    ...copies,
  ])
}

const json = (value: object) => JSON.stringify(value, null, 2)
