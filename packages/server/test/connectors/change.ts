import type { ChannelChange } from '../../src/connectors/connector.ts'

export const change: ChannelChange = {
  property: 'demo',
  channel: 'BOO',
  delivery_id: 8_121,
  transaction_id: '8120',
  mapping_code: '3301',
  name: 'Double room “Größe M”',
  rate_code: 'DBL-BAR',
  inv_code: 'DBL',
  created_at: '2026-11-21T09:30:00.000Z',
  dates: [
    { date: '2026-12-24', price: '129.90', stop_sale: false, min_stay: 2 },
    { date: '2026-12-25', price: '149.00', cta: true },
  ],
}
