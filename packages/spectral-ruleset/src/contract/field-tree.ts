import type { Located } from '../document/reader.ts'
import type { Survey } from '../document/survey.ts'

/** The fields of a body as they nest, so that each level of a schema is looked into once. */
export type FieldTree = { readonly fields: Map<string, FieldTree>; items?: FieldTree }

export function parseFields(paths: readonly string[]): FieldTree {
  const root = emptyTree()
  for (const path of paths) {
    let at = root
    for (const step of path.split('.')) {
      const bracket = step.indexOf('[]')
      const name = bracket === -1 ? step : step.slice(0, bracket)
      if (name !== '') at = childOf(at, name)
      for (let depth = (step.length - name.length) / 2; depth > 0; depth -= 1) {
        at.items ??= emptyTree()
        at = at.items
      }
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
  schemas: readonly Located[],
  survey: Pick<Survey, 'shape'>,
  prefix = '',
): string[] {
  const shapes = schemas.map(survey.shape)
  if (shapes.some(({ broken }) => broken)) return []
  const missing: string[] = []
  for (const [name, below] of tree.fields) {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const found = shapes.flatMap(({ properties }) => properties.get(name) ?? [])
    if (found.length === 0) missing.push(path)
    else missing.push(...missingFields(below, found, survey, path))
  }
  if (tree.items !== undefined) {
    const items = shapes.flatMap((shape) => shape.items)
    missing.push(...missingFields(tree.items, items, survey, `${prefix}[]`))
  }
  return missing
}

function emptyTree(): FieldTree {
  return { fields: new Map() }
}

function childOf(tree: FieldTree, name: string): FieldTree {
  const known = tree.fields.get(name)
  if (known !== undefined) return known
  const child = emptyTree()
  tree.fields.set(name, child)
  return child
}
