import type { RuleDefinition } from '@stoplight/spectral-core'
import { type Place, under } from '../document/place.ts'
import { rule, type Visitor } from './rule.ts'

// No pattern here repeats a group that itself repeats: each is read once from left to right.
export const styles = {
  snake_case: {
    holds: (name: string) => /^[a-z][a-z0-9_]*$/.test(name) && !name.includes('__') && !name.endsWith('_'),
    mend: (name: string) => words(name).join('_').toLowerCase(),
  },
  camelCase: {
    holds: (name: string) => /^[a-z][A-Za-z0-9]*$/.test(name),
    mend: (name: string) => {
      const pascal = words(name).map(upperFirst).join('')
      return pascal.charAt(0).toLowerCase() + pascal.slice(1)
    },
  },
  PascalCase: {
    holds: (name: string) => /^[A-Z][A-Za-z0-9]*$/.test(name),
    mend: (name: string) => words(name).map(upperFirst).join(''),
  },
}

function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]/)
    .filter((word) => word !== '')
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** `ending` may stand behind a name and is not looked at. */
function namingRule(
  thing: string,
  style: keyof typeof styles,
  ending: string,
  visitorOf: (check: (name: string, place: Place) => void) => Visitor,
): RuleDefinition {
  const { holds, mend } = styles[style]
  const description = `${thing} names are ${style}${ending === '' ? '' : `; a final "${ending}" is allowed`}.`
  return rule({ description, severity: 'warn' }, (report) =>
    visitorOf((name, place) => {
      const tail = ending !== '' && name.endsWith(ending) ? ending : ''
      const stem = name.slice(0, name.length - tail.length)
      if (holds(stem)) return
      const better = mend(stem)
      const advice = holds(better) ? `Rename it, for instance to "${better}${tail}".` : 'Rename it.'
      report(`${thing} "${name}" is not ${style}. ${advice}`, place)
    }),
  )
}

export const nameRules = {
  // Lists in form bodies are often named like `days[]`.
  'innwire-property-names': namingRule('Property', 'snake_case', '[]', (check) => ({
    property: ({ name, entryPlace }) => check(name, entryPlace),
  })),
  'innwire-parameter-names': namingRule('Parameter', 'snake_case', '[]', (check) => ({
    parameter: ({ value, place }) => {
      // Header names have a convention of their own (X-Request-Id).
      if (typeof value.name === 'string' && value.in !== 'header') check(value.name, under(place, 'name'))
    },
  })),
  'innwire-operation-ids': namingRule('Operation id', 'camelCase', '', (check) => ({
    operation: ({ value, place }) => {
      if (typeof value.operationId === 'string') check(value.operationId, under(place, 'operationId'))
    },
  })),
  'innwire-schema-names': namingRule('Component schema', 'PascalCase', '', (check) => ({
    componentSchema: ({ name, entryPlace }) => check(name, entryPlace),
  })),
  'innwire-example-names': namingRule('Example', 'PascalCase', '', (check) => ({
    examples: (map) => {
      for (const name of Object.keys(map.value)) {
        check(name, map.member(name)?.entryPlace ?? under(map.place, name))
      }
    },
  })),
  'innwire-path-segments': rule(
    {
      description: 'Path segments have lower-case letters, digits, "-", "_", "~" and {parameters}.',
      severity: 'warn',
    },
    (report) => ({
      path: ({ name, entryPlace }) => {
        // What stands in braces is a parameter's name, which has a rule of its own.
        const isLowerCase = (segment: string) => /^[a-z0-9_~-]*$/.test(segment.replace(/\{[^{}]*\}/g, ''))
        const segment = name.split('/').find((part) => !isLowerCase(part))
        if (segment === undefined) return
        report(
          `Path "${name}" has the segment "${segment}". ` +
            'Write it with lower-case letters, digits, "-", "_", "~" and {parameters} only.',
          entryPlace,
        )
      },
    }),
  ),
}
