import type { Model } from '../document/model.ts'
import type { JsonNode } from '../document/node.ts'

/** The fields of a body as they nest, so that each level of a schema is looked into once; `[]` for the items. */
export type FieldTree = Map<string, FieldTree>

/** @param paths fields written like `rooms[].dates[].date` */
export function parseFields(paths: readonly string[]): FieldTree {
  const root: FieldTree = new Map()
  for (const path of paths) {
    let tree = root
    for (const step of path.replaceAll('[]', '.[]').split('.')) {
      if (step === '') continue
      const below = tree.get(step) ?? new Map()
      tree.set(step, below)
      tree = below
    }
  }
  return root
}

/**
 * The fields of `tree` that `schemas` do not have. A missing field stands for everything below it, and behind
 * a broken `$ref` nothing counts as missing.
 */
export function missingFields(
  tree: FieldTree,
  schemas: readonly JsonNode[],
  shape: Model['shape'],
  prefix = '',
): string[] {
  const shapes = schemas.map(shape)
  if (shapes.some(({ broken }) => broken)) return []
  return [...tree].flatMap(([step, below]) => {
    if (step === '[]') {
      const items = shapes.flatMap((found) => found.items)
      return missingFields(below, items, shape, `${prefix}[]`)
    }
    const path = prefix === '' ? step : `${prefix}.${step}`
    const found = shapes.flatMap(({ properties }) => properties.get(step) ?? [])
    return found.length === 0 ? [path] : missingFields(below, found, shape, path)
  })
}
