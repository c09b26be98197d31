import { describe, expect, test } from 'vitest'
import { documentWith, withParameter, withProperties } from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'

describe('innwire-no-binary-float', () => {
  test('accepts numbers without a format', async () => {
    expect(
      await findingsOf('innwire-no-binary-float', withProperties({ total: { type: 'number' } })),
    ).toEqual([])
  })

  test.each(['float', 'double'])('reports the format %s', async (format) => {
    const document = withParameter({ name: 'price', in: 'query', schema: { type: 'number', format } })
    expect(await findingsOf('innwire-no-binary-float', document)).toEqual([
      {
        path: 'paths > /things > get > parameters > 0 > schema > format',
        message:
          `Format "${format}" makes readers round decimals (0.1 becomes 0.1000000000000000055). ` +
          'Remove the format, or send a decimal string with a "pattern".',
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
