import { entryPlace, nameOf } from '../document/reader.ts'
import { documentRule } from './document-rule.ts'

export const pathSegments = documentRule({
  description: 'Path segments are lower-case: letters, digits, "-", "_", "~" and {parameters}.',
  severity: 'warn',
  find: ({ reader }) =>
    reader.members(reader.root, 'paths').flatMap((entry) => {
      const path = nameOf(entry)
      const segment = path.startsWith('/') ? path.split('/').find((part) => !isLowerCase(part)) : undefined
      if (segment === undefined) return []
      const message =
        `Path "${path}" has the segment "${segment}". ` +
        'Write it with lower-case letters, digits, "-", "_", "~" and {parameters} only.'
      return [{ message, place: entryPlace(entry) }]
    }),
})

/** What stands in braces is a parameter's name, which has a rule of its own. */
function isLowerCase(segment: string): boolean {
  let inParameter = false
  for (const character of segment) {
    if (character === '{' || character === '}') {
      if (inParameter === (character === '{')) return false
      inParameter = character === '{'
    } else if (!inParameter && !/[a-z0-9_~-]/.test(character)) {
      return false
    }
  }
  return !inParameter
}
