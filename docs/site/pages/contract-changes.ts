import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/build/root.ts'
import { baselineFiles, changesFolder } from '../../../scripts/contract/contract.ts'
import { type ContractChange, contractChanges } from '../../../scripts/contract/contract-changes.ts'
import { bundleYaml } from '../../../scripts/generate/bundle.ts'
import { contracts } from './contracts.ts'

const names = { property: 'Property API', control: 'Control API' } as const

/** What changed in the contracts, field by field: since they were kept last, and with each version that was kept. */
export async function contractSections(): Promise<string> {
  const next = await Promise.all(
    (['property', 'control'] as const).map(
      async (name) => `### ${names[name]}, next version\n\n${tableOf(await sinceKept(name))}`,
    ),
  )
  const kept = globSync('*.json', { cwd: root + changesFolder })
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map(async (file) => {
      const { name, version, changes } = JSON.parse(await readFile(root + changesFolder + file, 'utf8'))
      return `### ${names[name as keyof typeof names]} ${version}\n\n${tableOf(changes)}`
    })
  return [...next, ...(await Promise.all(kept))].join('\n\n')
}

async function sinceKept(name: keyof typeof names): Promise<ContractChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-changes-'))
  try {
    const present = join(folder, 'present.yaml')
    await writeFile(present, bundleYaml(contracts[name], name))
    return await contractChanges(root + baselineFiles[name], present)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function tableOf(changes: ContractChange[]): string {
  if (changes.length === 0) return 'Nothing has changed since the last version that was kept.'
  const rows = changes.map(({ impact, kind, operations, field, before, after }) => {
    const values = [
      ...(kind === 'modified' ? [shown(before)] : []),
      ...(kind === 'removed' ? [] : [shown(after)]),
    ]
    const where = operations.map((id) => `\`${id}\``).join(', ') || 'all'
    return `| ${where} | \`${field}\` | ${kind} (${impact})${values.length > 0 ? `: ${values.join(' → ')}` : ''} |`
  })
  return `| Operations | Field | Change |\n|---|---|---|\n${rows.join('\n')}`
}

const mostShown = 200

const shown = (value: unknown) => {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\s+/g, ' ')
  const cut = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
  return `\`${cut.replaceAll('|', '\\|').replaceAll('`', "'")}\``
}
