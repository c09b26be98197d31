import { describe, expect, test } from 'vitest'
import { contractDataOf } from '../../../scripts/generate/spectral-ruleset.ts'
import { contractRules } from '../src/contract/contract-rules.ts'
import conventions from '../src/index.ts'
import { modelInContext } from '../src/rules/rule.ts'
import { smallContract } from './support/contract.ts'
import { counted } from './support/counted.ts'

type Make = (size: number) => Record<string, unknown>

const times = <T>(size: number, make: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, i) => make(i))
const record = (size: number, name: string, make: (index: number) => unknown) =>
  Object.fromEntries(times(size, (index) => [`${name}${index}`, make(index)]))
const jsonBody = (schema: object) => ({ content: { 'application/json': { schema } } })

const shared = {
  Failure: {
    allOf: [{ properties: { status: {}, code: {} } }],
    required: ['status'],
    properties: { message: {} },
  },
  Tree: { properties: { left: { $ref: '#/components/schemas/Tree' }, due_date: { type: 'string' } } },
}

const growing: Record<string, Make> = {
  'operations that share parameters, errors and schemas': (size) => ({
    ...smallContract(),
    paths: {
      ...smallContract().paths,
      ...record(size, '/things', (index) => ({
        put: {
          operationId: `put_thing${index}`,
          parameters: [{ $ref: '#/components/parameters/Page' }, { name: 'price', in: 'query', schema: {} }],
          requestBody: jsonBody({ properties: { sub_total: { type: 'string' } } }),
          responses: {
            200: jsonBody({ $ref: '#/components/schemas/Tree' }),
            404: { $ref: '#/components/responses/No' },
          },
        },
      })),
    },
    components: {
      ...smallContract().components,
      parameters: { HotelId: {}, Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
      responses: { No: jsonBody({ $ref: '#/components/schemas/Failure' }) },
      schemas: shared,
    },
  }),
  'references to one schema that grows as well': (size) => ({
    paths: {
      '/things': {
        get: {
          responses: {
            200: jsonBody({
              properties: record(size, 'tax_amounts', () => ({
                $ref: '#/components/schemas/Large',
                example: 1,
              })),
            }),
          },
        },
      },
    },
    components: {
      schemas: {
        Large: {
          properties: record(size, 'price', () => ({ type: 'string' })),
          allOf: times(size, () => ({ $ref: '#/components/schemas/Item' })),
        },
        Item: { items: { type: 'string' }, 'x-basis': 'stated' },
      },
    },
  }),
  'schemas inside each other': (size) => ({
    paths: {},
    components: {
      schemas: {
        Deep: times(size, (index) => index).reduce<object>((inner) => ({ properties: { inner } }), {
          type: 'string',
        }),
      },
    },
  }),
  'references in a chain': (size) => {
    const chain = (kind: string, end: object, wrap: (next: object) => object = (next) => next) =>
      record(size, 'S', (index) =>
        index === size - 1 ? end : wrap({ $ref: `#/components/${kind}/S${index + 1}` }),
      )
    const first = (kind: string) => ({ $ref: `#/components/${kind}/S0` })
    return {
      ...smallContract(),
      paths: {
        '/rooms': {
          get: {
            operationId: 'listRooms',
            parameters: [first('parameters')],
            responses: {
              200: jsonBody(first('schemas')),
              404: first('responses'),
              500: jsonBody(first('choices')),
            },
          },
        },
      },
      components: {
        parameters: chain('parameters', { name: 'page', in: 'query', schema: first('schemas') }),
        responses: chain('responses', jsonBody(first('schemas'))),
        schemas: {
          ...chain('schemas', { type: 'string' }),
          Room: { properties: { price: first('schemas'), amount: first('choices') } },
        },
        choices: chain('choices', {}, (next) => ({ oneOf: [next], items: next })),
      },
    }
  },
  'paths that share one large path item': (size) => ({
    paths: record(size, '/things', () => ({ $ref: '#/components/pathItems/Things' })),
    components: {
      pathItems: {
        Things: {
          get: { responses: record(size, '4', () => ({})), security: times(size, () => ({ Token: [] })) },
        },
      },
    },
  }),
}

const rules = {
  ...('rules' in conventions ? conventions.rules : {}),
  ...contractRules(contractDataOf(smallContract())),
}

/** How much of a document each rule reads, and before them the walk that all of them share. */
function readsByRule(document: object): Map<string, number> {
  const watched = counted(document)
  // Spectral's context has more, but this is all that the rules ask of it.
  const context = {
    document: { data: watched.document, source: null },
    documentInventory: { referencedDocuments: {} },
  } as never
  const reads = new Map<string, number>()
  const measure = (name: string, step: () => unknown) => {
    const before = watched.reads()
    step()
    reads.set(name, watched.reads() - before)
  }
  measure('the shared walk', () => modelInContext(context))
  for (const [name, rule] of Object.entries(rules)) {
    for (const step of typeof rule === 'object' ? [rule.then].flat() : []) {
      measure(name, () => step.function(null, step.functionOptions ?? null, context))
    }
  }
  return reads
}

describe.each(Object.entries(growing))('with twice as many %s', (_title, make) => {
  const once = readsByRule(make(2_000))
  const twice = readsByRule(make(4_000))

  test.each(['the shared walk', ...Object.keys(rules)])('%s reads at most twice as much', (name) => {
    expect(twice.get(name)).toBeLessThanOrEqual((once.get(name) ?? 0) * 2.05)
  })
})
