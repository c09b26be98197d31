import type { Room } from '@innwire/types'
import { describe, expect, it } from 'vitest'
import { type CalendarChange, planCalendar } from '../../src/index.ts'

const room = (rate_code: string, inv_code: string, more: Partial<Room> = {}): Room => ({
  rate_code,
  inv_code,
  availability_update: true,
  restrictions_update: true,
  price_update: true,
  name: 'Standard Room',
  description: '',
  policy: '',
  room_capacity: 3,
  adult_capacity: 2,
  is_master: false,
  channel_codes: ['online', 'bookingcom'],
  ...more,
})

const rooms = [
  room('HR:1', 'HR:1'),
  room('NR:HR:1', 'HR:1', { channel_codes: ['expedia'] }),
  room('HR:2', 'HR:2', { price_update: false, restrictions_update: false }),
  room('HR:4', 'HR:3', { price_update: false }),
  room('HR:5', 'HR:9', { availability_update: false }),
]
const date = '2026-12-24'

/** What is refused, and the targets, fields and channels that are sent. */
function outcome(changes: CalendarChange[], given: Room[] | null = rooms) {
  const { requests, refused } = planCalendar(changes, { rooms: given ?? undefined })
  return { refused, sent: requests.map(({ update }) => update) }
}

describe('what a target may not receive', () => {
  it('stays unsent with a sentence, and the rest goes', () => {
    expect(outcome([{ inv_code: 'HR:2', date, availability: 3, price: '90', cta: 1 }])).toEqual({
      refused: [
        {
          change: { inv_code: 'HR:2', date, price: '90', cta: 1 },
          reason: 'HR:2 may not receive price, cta: its price_update and restrictions_update is false.',
        },
      ],
      sent: [{ inv_code: 'HR:2', start_date: date, end_date: date, availability: 3 }],
    })
  })

  it('is all but the price, by rate_code, also without a list of rooms', () => {
    const changes = [{ rate_code: 'HR:1', date, price: '90', availability: 3, cta: 1 as const }]
    for (const given of [rooms, null]) {
      expect(outcome(changes, given)).toEqual({
        refused: [
          {
            change: { rate_code: 'HR:1', date, availability: 3, cta: 1 },
            reason:
              'By rate_code only the price can be set, not availability, cta. Name the group by inv_code.',
          },
        ],
        sent: [{ rate_code: 'HR:1', start_date: date, end_date: date, price: '90' }],
      })
    }
  })

  it('is the price too where its flag is false', () => {
    expect(outcome([{ rate_code: 'HR:4', date, price: '90', cta: 1 }]).refused).toEqual([
      {
        change: { rate_code: 'HR:4', date, price: '90', cta: 1 },
        reason:
          'By rate_code only the price can be set, not cta. Name the group by inv_code. HR:4 may not receive price: its price_update is false.',
      },
    ])
  })

  it('is all but availability in a group without a master rate', () => {
    expect(outcome([{ inv_code: 'HR:3', date, price: '90', availability: 3 }])).toEqual({
      refused: [
        {
          change: { inv_code: 'HR:3', date, price: '90' },
          reason:
            'HR:3 has no rate with its own code, by our reading its master rate (D14): it takes availability alone, not price.',
        },
      ],
      sent: [{ inv_code: 'HR:3', start_date: date, end_date: date, availability: 3 }],
    })
    expect(outcome([{ inv_code: 'HR:9', date, availability: 3 }])).toEqual({
      refused: [
        {
          change: { inv_code: 'HR:9', date, availability: 3 },
          reason: 'HR:9 may not receive availability: its availability_update is false.',
        },
      ],
      sent: [],
    })
  })

  it('is everything where the property does not have the target', () => {
    const changes = [
      { inv_code: 'HR:7', date, cta: 1 as const },
      { rate_code: 'NR:HR:7', date, price: '1' },
    ]
    expect(outcome(changes)).toEqual({
      refused: [
        { change: changes[0], reason: 'The property has no availability group HR:7. See the list of rooms.' },
        { change: changes[1], reason: 'The property has no rate NR:HR:7. See the list of rooms.' },
      ],
      sent: [],
    })
  })
})

describe('a channel that a target is not connected to', () => {
  it('is left out, and the others get their values', () => {
    const channel_codes = ['hrs', 'bookingcom', 'agoda', 'hrs']
    expect(outcome([{ rate_code: 'HR:1', date, price: '90', channel_codes }])).toEqual({
      refused: [
        {
          change: { rate_code: 'HR:1', date, price: '90', channel_codes: ['hrs', 'agoda'] },
          reason: 'HR:1 is not connected to hrs, agoda. See channel_codes in the list of rooms.',
        },
      ],
      sent: [
        { rate_code: 'HR:1', start_date: date, end_date: date, price: '90', channel_codes: ['bookingcom'] },
      ],
    })
  })

  it('may be connected to another rate of the group', () => {
    expect(
      outcome([{ inv_code: 'HR:1', date, availability: 3, channel_codes: ['expedia'] }]).refused,
    ).toEqual([])
    const byRate = outcome([{ rate_code: 'HR:1', date, price: '9', channel_codes: ['expedia'] }])
    expect(byRate.refused.map(({ reason }) => reason)).toEqual([
      'HR:1 is not connected to expedia. See channel_codes in the list of rooms.',
    ])
    expect(byRate.sent).toEqual([])
  })

  it('cannot be told without a list of rooms', () => {
    const change = { inv_code: 'HR:1', date, availability: 3, channel_codes: ['nobody'] }
    expect(outcome([change], null).refused).toEqual([])
  })
})

it('takes a rate for the master of a group only where the list says so', () => {
  const odd = [room('HR:3', 'HR:8'), room('HR:4', 'HR:3')]
  const changes = [
    { inv_code: 'HR:3', date, availability: 3 },
    { rate_code: 'HR:3', date, price: '90' },
  ]
  expect(outcome(changes, odd).sent).toEqual([
    {
      rooms: [
        { inv_code: 'HR:3', dates: [{ date, availability: 3 }] },
        { rate_code: 'HR:3', dates: [{ date, price: '90' }] },
      ],
    },
  ])
})

it('leaves the changes as they are', () => {
  const change = Object.freeze({ inv_code: 'HR:2', date, availability: 3, price: '90' })
  expect(() => planCalendar([change], { rooms })).not.toThrow()
})
