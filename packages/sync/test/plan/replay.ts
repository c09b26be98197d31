import { readRequest } from '@innwire/validators'
import { expect } from 'vitest'
import type { CalendarChange, CalendarPlan, PlanLimits } from '../../src/index.ts'
import { bodyOf, daysBetween, queryOf, weekdayOf } from './wire.ts'
import { fields, isClosing, nameOf, plainValue, type Wishes, wishesOf } from './wishes.ts'

/** A target, and the channels that values are meant for. */
type Named = { inv_code?: string; rate_code?: string | null; channel_codes?: string[] }

/** One value that a request sets: for all channels (null), or for one. */
type Setting = { target: string; date: string; field: string; channel: string | null; value: string }

/**
 * Plays a plan on a plain model of the service and fails where a request breaks a limit or sets anything that is not
 * wanted, or where something wanted is missing in the end.
 */
export function expectSound(changes: CalendarChange[], plan: CalendarPlan, limits: PlanLimits): void {
  const wishes = wishesOf(changes)
  /** Values by target, date and field; then by channel, '' being all of them. */
  const service = new Map<string, Map<string, string>>()
  for (const request of plan.requests) {
    expectAccepted(request, limits)
    for (const setting of settingsOf(request)) {
      const { target, date, field, channel, value } = setting
      expectWanted(wishes, setting)
      const key = `${target} ${date} ${field}`
      if (channel === null) service.set(key, new Map([['', value]]))
      else service.set(key, new Map([...(service.get(key) ?? []), [channel, value]]))
    }
  }
  for (const [target, { cells }] of wishes) {
    for (const [key, { base, channels }] of cells) {
      const now = service.get(`${target} ${key}`) ?? new Map<string, string>()
      expect(now.get(''), `${target} ${key}`).toBe(base)
      for (const channel of new Set([...channels.keys(), ...now.keys()])) {
        const wanted = channels.get(channel) ?? base
        expect(now.get(channel) ?? now.get(''), `${target} ${key} ${channel}`).toBe(wanted)
      }
    }
  }
  expect(plan.bytes).toBe(plan.requests.reduce((sum, { bytes }) => sum + bytes, 0))
}

function expectAccepted(request: CalendarPlan['requests'][number], limits: PlanLimits): void {
  if (request.kind === 'range') {
    const query = queryOf(request.update)
    expect(request.bytes).toBe(query.length)
    expect(readRequest('updateRoomRange', { query: `token=t&hr_id=h&${query}` })).toMatchObject({ ok: true })
    const days = daysBetween(request.update.start_date, request.update.end_date)
    expect(days.length).toBeLessThanOrEqual(limits.rangeDays)
    expect(request.cells).toBe(
      settingsOf(request).length / valuesIn(request.update) / channelsIn(request.update),
    )
  } else {
    const body = bodyOf(request.update)
    const bytes = Buffer.byteLength(body)
    expect(request.bytes).toBe(bytes)
    expect(bytes).toBeLessThanOrEqual(limits.bodyBytes)
    const read = readRequest('updateRoomsDaily', {
      query: 'token=t&hr_id=h',
      contentType: 'application/json',
      body,
    })
    expect(read).toMatchObject({ ok: true })
    expect(request.update.rooms.length).toBeLessThanOrEqual(limits.rooms)
    for (const ofTarget of Map.groupBy(request.update.rooms, nameOf).values()) {
      const dates = ofTarget.reduce((sum, room) => sum + room.dates.length, 0)
      expect(dates).toBeLessThanOrEqual(limits.datesPerTarget)
    }
    for (const { dates, channel_codes } of request.update.rooms) {
      expect(channel_codes?.length ?? 0).toBeLessThanOrEqual(100)
      expect(new Set(dates.map(({ date }) => date)).size).toBe(dates.length)
    }
    expect(request.cells).toBe(request.update.rooms.reduce((sum, { dates }) => sum + dates.length, 0))
  }
  // What closes dates is alone.
  for (const { field, value } of settingsOf(request)) expect(isClosing(field, value)).toBe(request.urgent)
}

const valuesIn = (values: object) => fields.filter((field) => field in values).length
const channelsIn = (update: { channel_codes?: string[] }) => update.channel_codes?.length ?? 1

/** Every single value that a request sets. */
export function settingsOf(request: CalendarPlan['requests'][number]): Setting[] {
  const settings: Setting[] = []
  const set = (entry: Named, date: string, values: object) => {
    for (const channel of entry.channel_codes ?? [null]) {
      for (const [field, value] of Object.entries(values)) {
        if (!fields.includes(field)) continue
        settings.push({ target: nameOf(entry), date, field, channel, value: plainValue(value) })
      }
    }
  }
  if (request.kind === 'daily') {
    for (const room of request.update.rooms) for (const values of room.dates) set(room, values.date, values)
    return settings
  }
  const { update } = request
  for (const date of daysBetween(update.start_date, update.end_date)) {
    if (!update.days || update.days.includes(weekdayOf(date))) set(update, date, update)
  }
  return settings
}

function expectWanted(wishes: Wishes, { target, date, field, channel, value }: Setting): void {
  const cell = wishes.get(target)?.cells.get(`${date} ${field}`)
  const wanted = channel === null ? cell?.base : (cell?.channels.get(channel) ?? cell?.base)
  expect(value, `${target} ${date} ${field} ${channel}`).toBe(wanted)
}
