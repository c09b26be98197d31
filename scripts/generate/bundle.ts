import { stringify } from 'yaml'
import { type ContractName, contractFiles } from '../contract/contract.ts'
import type { OpenApiDocument } from '../contract/openapi-document.ts'
import type { GeneratedFile } from './generated-file.ts'

/** The bundled contract as JSON and YAML, for people who want the one document. */
export function generateBundle(document: OpenApiDocument): GeneratedFile[] {
  const path = 'packages/types/src/generated/openapi'
  return [
    { path: `${path}.json`, content: `${JSON.stringify(marked(document), null, 2)}\n` },
    { path: `${path}.yaml`, content: bundleYaml(document) },
  ]
}

export const bundleYaml = (document: OpenApiDocument, name?: ContractName): string =>
  // YAML 1.1 readers take a bare 2026-12-24 for a timestamp and `no` for false: quote for them too.
  stringify(marked(document, name), { lineWidth: 110, aliasDuplicateObjects: false, compat: 'yaml-1.1' })

// JSON has no comments, so the "generated from" line is an extension of the document's root.
const marked = (document: OpenApiDocument, name: ContractName = 'property') => ({
  'x-generated-from': `${contractFiles[name]}, by scripts/generate/bundle.ts; do not edit`,
  ...document,
})
