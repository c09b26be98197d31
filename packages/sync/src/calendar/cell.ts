/** A value of a field: whole numbers and flags as numbers, prices as decimal text in its shortest form. */
export type Value = number | string

/** Which channels a value is for: one channel's code, or all of them. */
export type Scope = string
export const everyone: Scope = ''

/** What the service took, with the number of our request; null when nobody knows. */
export type Taken = [value: Value, request: number] | null

/** Of one field of one date: what is wanted, and what is known of the service. */
export type Cell = {
  /** For everyone, and for single channels since. */
  wanted: Record<Scope, Value>
  /** A channel that is missing here has what everyone has. */
  taken: Record<Scope, Taken>
  /** Values that were refused, and why; they wait for another value. */
  parked?: Record<Scope, { value: Value; reason: string; byChannel?: true; request?: number }>
  /**
   * Channels that did not take it: how often, for which group, in which request last, and how often while they took
   * others. It is sent again together with what has the same `at`; 0: with all of the group that the channel did not
   * take. `since`: when it was first sent in vain.
   */
  again?: Record<Scope, Again>
  /** Values whose request failed, though nobody refused them: they go apart from all others (see `bisect.ts`). */
  failed?: Record<Scope, Failed>
  /** Of an availability above 0: since when it goes again, though it went out before. */
  repeated?: Record<Scope, number>
  /** Of an availability of 0: how many rooms more were booked than it had. */
  below?: Record<Scope, number>
  /** Which statement of an availability rooms were taken off, that may be given back to it. */
  said?: Record<Scope, number>
}

type Again = {
  failures: number
  at: number
  group?: string
  request?: number
  refusals?: number
  since?: number
}

/** What is known of a value whose request failed. */
export type Failed = {
  /** Of the values with one number, one at least makes requests fail; 0: they are to be tried together. */
  group: number
  /** How often it failed alone while others were taken: from the first time on it is the culprit. */
  alone: number
  /** Number of the request that it first failed with. */
  since: number
  /** What came instead of an answer when it last failed alone. */
  reason?: string
  /** When it may go again; 0: at once, because it is another value that has not been tried yet. */
  at: number
  /** Another value was the culprit: this one goes by itself, and those after it rest with it when it fails, too. */
  suspected?: true
}

export const emptyCell = (): Cell => ({ wanted: {}, taken: {} })

/** What a scope is to have; undefined: nothing was ever wanted. */
export const wantedFor = (cell: Cell, scope: Scope): Value | undefined =>
  Object.hasOwn(cell.wanted, scope) ? cell.wanted[scope] : cell.wanted[everyone]

/** What a scope is known to have. */
export const takenFor = (cell: Cell, scope: Scope): Taken | undefined =>
  Object.hasOwn(cell.taken, scope) ? cell.taken[scope] : cell.taken[everyone]

/**
 * Wants a value for channels, or for everyone, which ends what single channels were to have.
 * @param closes whether a value of this field closes the date
 */
export function want(
  cell: Cell,
  value: Value,
  channels: string[] | undefined,
  closes: (value: Value) => boolean,
): void {
  const troubled = new Set(troubles.flatMap((name) => Object.keys(cell[name] ?? {})))
  const before = new Map([...troubled].map((scope) => [scope, wantedFor(cell, scope)]))
  if (!channels) cell.wanted = { [everyone]: value }
  for (const channel of channels ?? []) cell.wanted[channel] = value
  for (const scope of troubled) {
    // What caused the refusal may be gone: who sets the same value again wants it tried again.
    if (!channels || channels.includes(scope)) unpark(cell, scope)
    const old = before.get(scope)
    if (wantedFor(cell, scope) === old) continue
    for (const name of ['parked', 'again'] as const) drop(cell, name, scope)
    suspect(cell, scope, closes(value), closes(old ?? value))
  }
}

/**
 * Requests may fail because of the date and not of its value, so that another value does not make it a healthy one: it
 * would spoil all that goes along. What closes a date goes at once each time.
 */
function suspect(cell: Cell, scope: Scope, closes: boolean, closed: boolean): void {
  const failed = cell.failed?.[scope]
  if (!failed) return
  const isKnown = failed.alone > 0 || failed.suspected
  if (isKnown && (closes || !failed.suspected)) Object.assign(failed, { suspected: true, alone: 0, at: 0 })
  else if (!isKnown && (closes || closed)) drop(cell, 'failed', scope)
}

/** Whether no request has failed with the value that is wanted at present. */
export const isUntried = (cell: Cell, scope: Scope): boolean => (cell.failed?.[scope]?.at ?? 0) === 0

const troubles = ['parked', 'again', 'failed'] as const

/** The service took a value; one for everyone ends what single channels had. */
export function take(cell: Cell, value: Value, channels: string[] | undefined, request: number): void {
  if (channels) for (const channel of channels) cell.taken[channel] = [value, request]
  else cell.taken = { [everyone]: [value, request] }
  for (const scope of channels ?? [everyone])
    if (wantedFor(cell, scope) === value) drop(cell, 'failed', scope)
}

/** Nobody knows any more what these channels have, or anyone. */
export function forget(cell: Cell, channels: string[] | undefined): void {
  for (const scope of channels ?? [everyone, ...Object.keys(cell.taken)]) cell.taken[scope] = null
}

/** A value is refused until it changes. */
export function park(cell: Cell, scope: Scope, value: Value, reason: string): void {
  cell.parked = { ...cell.parked, [scope]: { value, reason } }
  drop(cell, 'failed', scope)
}

/** A value that stands alone and is refused so often, while the channel takes others, is parked for that channel. */
export const mostRefusals = 3

/** Lets a parked value go once more. A channel that refused it, and takes others, need refuse it only once more. */
export function unpark(cell: Cell, scope: Scope): void {
  const byChannel = cell.parked?.[scope]?.byChannel
  drop(cell, 'parked', scope)
  if (!byChannel) return
  cell.again = { ...cell.again, [scope]: { failures: 0, refusals: mostRefusals - 1, at: 0, request: 0 } }
}

/** Takes a scope out, and the whole when it was the last. */
export function drop(cell: Cell, name: (typeof troubles)[number] | 'repeated', scope: Scope): void {
  const all = cell[name]
  if (!all) return
  delete all[scope]
  if (Object.keys(all).length === 0) delete cell[name]
}

/** What must still be sent, by scope, for everyone first. Parked values are left out. */
export function missing(cell: Cell): [Scope, Value][] {
  const found: [Scope, Value][] = []
  const all = cell.wanted[everyone]
  const sendsAll = all !== undefined && cell.taken[everyone]?.[0] !== all && !isParked(cell, everyone, all)
  if (sendsAll) found.push([everyone, all])
  // A value for everyone that keeps failing may stay away for long: meanwhile the others go by what was taken.
  const endsOwn = sendsAll && !cell.failed?.[everyone]
  for (const scope of new Set([...Object.keys(cell.wanted), ...Object.keys(cell.taken)])) {
    const value = wantedFor(cell, scope)
    if (scope === everyone || value === undefined || isParked(cell, scope, value)) continue
    // What is sent for everyone ends what the channel has, so that its own value is to be sent anew.
    if (endsOwn ? value !== all : takenFor(cell, scope)?.[0] !== value) found.push([scope, value])
  }
  return found
}

const isParked = (cell: Cell, scope: Scope, value: Value) => cell.parked?.[scope]?.value === value
