import { stringify } from 'yaml'
import type { OpenApiDocument } from '../contract/openapi-document.ts'
import type { GeneratedFile } from './generated-file.ts'

/** The bundled contract as JSON and YAML, for people who want the one document. */
export function generateBundle(document: OpenApiDocument): GeneratedFile[] {
  const folder = 'packages/types/src/generated'
  // JSON has no comments, so the "generated from" line is an extension of the document's root.
  const marked = {
    'x-generated-from': 'openapi/openapi.yaml, by scripts/generate/bundle.ts; do not edit',
    ...document,
  }
  return [
    { path: `${folder}/openapi.json`, content: `${JSON.stringify(marked, null, 2)}\n` },
    // YAML 1.1 readers take a bare 2026-12-24 for a timestamp and `no` for false: quote for them too.
    {
      path: `${folder}/openapi.yaml`,
      content: stringify(marked, { lineWidth: 110, aliasDuplicateObjects: false, compat: 'yaml-1.1' }),
    },
  ]
}
