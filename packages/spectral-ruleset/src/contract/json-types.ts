import type { Facts } from '../document/facts.ts'

/** The types of a field as they are compared: `null` does not count, and an integer is a number. */
export function jsonTypes({ types }: Pick<Facts, 'types'>): string[] {
  const compared = new Set([...types].map((type) => (type === 'integer' ? 'number' : type)))
  compared.delete('null')
  return [...compared].sort()
}
