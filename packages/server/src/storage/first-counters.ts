/** Columns that begin at 0 in the first tables, on each database. A later counter says so in its own migration. */
export const counters = new Set([
  'set_up_version',
  'sequence',
  'in_progress',
  'succeeded',
  'failed',
  'attempts',
  'receipts',
])
