import { describe, expect, test } from 'vitest'
import {
  documentWith,
  jsonBody,
  withOperation,
  withParameter,
  withProperties,
} from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'

describe('innwire-date-format', () => {
  test('accepts the format wherever a date may say it', async () => {
    const document = documentWith({
      components: {
        schemas: {
          CalendarDate: { type: 'string', format: 'date' },
          Thing: {
            properties: {
              date: { type: 'string', format: 'date' },
              birth_date: { type: ['string', 'null'], format: 'date' },
              from_date: { $ref: '#/components/schemas/CalendarDate' },
              to_date: { anyOf: [{ $ref: '#/components/schemas/CalendarDate' }, { type: 'null' }] },
              due_date: { type: 'integer' },
              update: { type: 'string' },
            },
          },
        },
      },
    })
    expect(await findingsOf('innwire-date-format', document)).toEqual([])
  })

  test('reports a property without it', async () => {
    expect(
      await findingsOf('innwire-date-format', withProperties({ due_date: { type: ['string', 'null'] } })),
    ).toEqual([
      {
        path: 'components > schemas > Thing > properties > due_date',
        message:
          'Property "due_date" is a string without the format "date". Add "format: date" ' +
          '(a calendar day such as 2026-01-31); if it holds an instant, end its name in "_at".',
      },
    ])
  })

  test('reports a parameter without it', async () => {
    const document = withParameter({ name: 'date', in: 'query', schema: { type: 'string' } })
    const [finding] = await findingsOf('innwire-date-format', document)
    expect(finding?.path).toBe('paths > /things > get > parameters > 0')
    expect(finding?.message).toMatch(/^Parameter "date" is a string without the format "date"\./)
  })
})

describe('innwire-timestamp-format', () => {
  test('accepts date-time', async () => {
    const document = withProperties({ updated_at: { type: ['string', 'null'], format: 'date-time' } })
    expect(await findingsOf('innwire-timestamp-format', document)).toEqual([])
  })

  test('reports a timestamp without it', async () => {
    const document = withProperties({ updated_at: { type: 'string', format: 'date' } })
    expect(await findingsOf('innwire-timestamp-format', document)).toEqual([
      {
        path: 'components > schemas > Thing > properties > updated_at',
        message:
          'Property "updated_at" is a string without the format "date-time". Add "format: date-time" ' +
          '(an instant such as 2026-01-31T09:30:00Z); if it holds a day, end its name in "_date".',
      },
    ])
  })
})

describe('innwire-no-single-float', () => {
  test.each([{}, { format: 'double' }])('accepts numbers with %j', async (more) => {
    const document = withProperties({ total: { type: 'number', ...more } })
    expect(await findingsOf('innwire-no-single-float', document)).toEqual([])
  })

  test('reports the format float', async () => {
    const document = withParameter({
      name: 'price',
      in: 'query',
      schema: { type: 'number', format: 'float' },
    })
    expect(await findingsOf('innwire-no-single-float', document)).toEqual([
      {
        path: 'paths > /things > get > parameters > 0 > schema > format',
        message:
          'Format "float" holds seven digits, no cents above 131,072. ' +
          'Make it "double", which holds fifteen, or send a decimal string with a "pattern".',
      },
    ])
  })
})

describe('innwire-money-pattern', () => {
  test('accepts money that is spelled out, and money that is no string', async () => {
    const document = documentWith({
      components: {
        schemas: {
          DecimalText: { type: 'string', pattern: '^\\d+$' },
          Thing: {
            properties: {
              price: { $ref: '#/components/schemas/DecimalText' },
              unit_price: { type: ['string', 'null'], pattern: '^\\d+$' },
              exchange_rate: { allOf: [{ $ref: '#/components/schemas/DecimalText' }] },
              vat_rate: { type: 'string', enum: ['0', '20'] },
              tax_total: { type: 'number' },
              tax_amounts: { type: 'array', items: { $ref: '#/components/schemas/DecimalText' } },
              rate_code: { type: 'string' },
            },
          },
        },
      },
    })
    expect(await findingsOf('innwire-money-pattern', document)).toEqual([])
  })

  test.each(['price', 'amount', 'exchange_rate', 'unit_price', 'sub_total', 'paid_amount', 'tax_rate'])(
    'reports a free string named %s',
    async (name) => {
      expect(
        await findingsOf('innwire-money-pattern', withProperties({ [name]: { type: 'string' } })),
      ).toEqual([
        {
          path: `components > schemas > Thing > properties > ${name}`,
          message:
            `Property "${name}" holds a decimal as a string but does not say how it is spelled. ` +
            'Add a "pattern" such as ^\\d+(\\.\\d{1,3})?$ (or an "enum") to its schema.',
        },
      ])
    },
  )

  test('reports free strings in a list of amounts', async () => {
    const document = withProperties({ tax_amounts: { type: 'array', items: { type: 'string' } } })
    const found = await findingsOf('innwire-money-pattern', document)
    expect(found.map(({ path }) => path)).toEqual(['components > schemas > Thing > properties > tax_amounts'])
  })
})

describe('innwire-scalar-examples', () => {
  const lint = (document: Record<string, unknown>) => findingsOf('innwire-scalar-examples', document)

  test.each([{ example: 'a' }, { examples: ['a'] }, { default: 'a' }, { const: 'a' }, { enum: ['a'] }])(
    'accepts %o',
    async (shown) => {
      expect(await lint(withProperties({ name: { type: 'string', ...shown } }))).toEqual([])
    },
  )

  test('accepts a value beside a reference and behind it', async () => {
    const document = documentWith({
      components: {
        schemas: {
          Shown: { type: 'string', example: 'a' },
          Bare: { type: 'string' },
          Thing: {
            properties: {
              shown: { $ref: '#/components/schemas/Shown' },
              beside: { $ref: '#/components/schemas/Bare', example: 'b' },
            },
          },
        },
      },
    })
    expect(await lint(document)).toEqual([])
  })

  test('asks nothing of objects, lists and schemas without a type', async () => {
    const document = withProperties({
      list: { type: 'array' },
      object: { type: 'object' },
      any: {},
      yes: true,
    })
    expect(await lint(document)).toEqual([])
  })

  test('accepts the examples of a parameter itself', async () => {
    const schema = { type: 'integer' }
    expect(await lint(withParameter({ name: 'page', in: 'query', schema, example: 1 }))).toEqual([])
    expect(
      await lint(withParameter({ name: 'page', in: 'query', schema, examples: { First: { value: 1 } } })),
    ).toEqual([])
  })

  test('reports a property and a parameter that show nothing', async () => {
    expect(await lint(withProperties({ name: { type: ['string', 'null'] } }))).toEqual([
      {
        path: 'components > schemas > Thing > properties > name',
        message:
          'Property "name" shows no value. Add "example" (or "examples", "default", "const", "enum") to its schema.',
      },
    ])
    expect(await lint(withParameter({ name: 'page', in: 'query', schema: { type: 'integer' } }))).toEqual([
      {
        path: 'paths > /things > get > parameters > 0',
        message:
          'Parameter "page" shows no value. Add "example" (or "examples", "default", "const", "enum") to its schema.',
      },
    ])
  })
})

describe('innwire-media-type-examples', () => {
  const lint = (document: Record<string, unknown>) => findingsOf('innwire-media-type-examples', document)

  test('accepts an example, named examples and other media types', async () => {
    const responses = {
      200: jsonBody({}, { example: {} }),
      201: jsonBody({}, { examples: { One: { value: {} } } }),
      202: { content: { 'text/csv': {} } },
    }
    expect(await lint(withOperation({ responses }))).toEqual([])
  })

  test('reports JSON and form bodies without one', async () => {
    const document = withOperation({
      requestBody: { content: { 'application/x-www-form-urlencoded': {} } },
      responses: { 200: { content: { 'application/problem+json; charset=utf-8': { examples: {} } } } },
    })
    expect(await lint(document)).toEqual([
      {
        path: 'paths > /things > get > requestBody > content > application/x-www-form-urlencoded',
        message:
          'Body application/x-www-form-urlencoded shows no example. Add "example", or named "examples".',
      },
      {
        path: 'paths > /things > get > responses > 200 > content > application/problem+json; charset=utf-8',
        message:
          'Body application/problem+json; charset=utf-8 shows no example. Add "example", or named "examples".',
      },
    ])
  })
})
