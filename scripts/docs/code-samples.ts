import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { root } from '../build/root.ts'
import { type OpenApiDocument, operationsOf } from '../contract/openapi-document.ts'

/**
 * What operations have samples in, each by the ending of its files. The reference shows those that redocly.yaml lists, in its
 * order; TypeScript it can colour as JavaScript alone.
 */
const sampleKinds = {
  sh: { lang: 'curl', label: 'curl' },
  ts: { lang: 'JavaScript', label: 'TypeScript' },
  'innwire.sh': { lang: 'bash', label: 'innwire' },
  py: { lang: 'Python', label: 'Python' },
  php: { lang: 'PHP', label: 'PHP' },
} as const

export type SampleKind = keyof typeof sampleKinds

const folder = `${root}openapi/samples/`

/** Names of the files of one kind, such as `listRooms.py`. */
export function samplesOf(kind: SampleKind): string[] {
  const others = kind === 'sh' ? [`${folder}*.innwire.sh`] : []
  return globSync(`${folder}*.${kind}`, { exclude: others })
    .map((file) => basename(file))
    .sort()
}

export const sampleText = (name: string) => readFile(folder + name, 'utf8')

/** Makes the copy of the contract that the reference is built from: with the samples of each operation, as Redoc shows them. */
export async function withCodeSamples<Document extends OpenApiDocument>(
  contract: Document,
): Promise<Document> {
  const copy = structuredClone(contract)
  const kinds = Object.entries(sampleKinds).map(([kind, shown]) => {
    return { kind, shown, names: samplesOf(kind as SampleKind) }
  })
  for (const { operation } of operationsOf(copy)) {
    const its = kinds.flatMap(({ kind, shown, names }) => {
      const name = `${operation.operationId}.${kind}`
      return names.includes(name) ? [{ shown, name }] : []
    })
    const samples = its.map(async ({ shown, name }) => ({ ...shown, source: await sampleText(name) }))
    Object.assign(operation, its.length > 0 && { 'x-codeSamples': await Promise.all(samples) })
  }
  return copy
}
