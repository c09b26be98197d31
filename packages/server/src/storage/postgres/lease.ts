import { leaseMs } from '../processes.ts'

// A lease ends at `until`, by the clock of the database: those of processes differ.

/** The end of a lease that is taken or renewed now. */
export const leaseEnd = `clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

export const hasEnded = 'until <= clock_timestamp()'

/** No lease is so long: it is from before the clock of the database was set back, perhaps by a day. */
export const isTooLong = `until > clock_timestamp() + ${2 * leaseMs} * interval '1 millisecond'`
