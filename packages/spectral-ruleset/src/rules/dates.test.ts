import { describe, expect, test } from 'vitest'
import { documentWith, withParameter, withProperties } from '../../test/support/documents.ts'
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
