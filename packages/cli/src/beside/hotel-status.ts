import type { SyncStatus } from '@innwire/sync'
import { afterHeldBack, heldBackInRun } from '../calendar/held-back.ts'
import { readPublished } from '../engine/published-status.ts'
import { serviceSentences } from '../engine/service-sentences.ts'
import { readUnfinished } from '../engine/unfinished-push.ts'
import { type Column, shownText, tableOf } from '../print.ts'
import { countFiles, hotelFolder } from '../run/folder.ts'
import { shownTime } from '../shown-time.ts'
import type { FoundJournal } from './read-hotel.ts'

/** How a hotel stands, as the process that has it last wrote it down. */
export type HotelStatus = {
  hr_id: string
  base_url: string
  /** Whether a process has it now: otherwise nothing is sent or retrieved. */
  running: boolean
  /** When that process wrote this down; null where none has. */
  written_at: string | null
  /** Where `innwire run` takes files. */
  folder: string | null
  /** How many wait there, and how many were refused; null where there is none. */
  files: { waiting: number; refused: number } | null
  status: SyncStatus | null
  /** Who refuses values, which are parked, how many, and why it refused the first; null: the service. */
  refused: { channel: string | null; values: number; reason: string }[]
  /** Which numbers innwire run does not send, and why; null: it sends all. */
  held_back: string | null
}

export async function statusOf({ hrId, baseUrl, file }: FoundJournal): Promise<HotelStatus> {
  const published = await readPublished({ journal: file, baseUrl, hrId })
  const { parked = 0, waiting = 0 } = published?.status.calendar ?? {}
  const isHeldBack = waiting > 0 && published?.folder != null
  const ofJournal = parked > 0 || isHeldBack ? await readJournalOf(file, hrId) : undefined
  return {
    hr_id: hrId,
    base_url: baseUrl,
    running: published?.running ?? false,
    written_at: published?.written_at ?? null,
    folder: published?.folder ?? null,
    files: published?.folder ? await countFiles(hotelFolder(published.folder)) : null,
    status: published?.status ?? null,
    refused: ofJournal?.refused ?? [],
    held_back: (isHeldBack && ofJournal?.heldBack) || null,
  }
}

/** It is read only where it may say something. A journal that cannot be read is told by whatever needs it. */
async function readJournalOf(file: string, hrId: string) {
  const { readJournal, sqliteStore } = await import('@innwire/sync')
  const store = await sqliteStore(file).catch(() => undefined)
  if (!store) return undefined
  try {
    const { parked: readParked, calendar: read } = readJournal(store, hrId)
    const parked = await readParked()
    const byChannel = Map.groupBy(parked, ({ channel }) => channel ?? null)
    const refused = [...byChannel].map(([channel, all]) => ({
      channel,
      values: all.length,
      reason: all[0]?.reason ?? '',
    }))
    return { refused, heldBack: await heldBackInRun({ read }, await readUnfinished({ store, hrId })) }
  } finally {
    await store.close()
  }
}

type FlowRow = {
  hotel: string
  flow: string
  oldest: string | null
  last: string | null
  waiting: number
  parked: number
  dead: number | undefined
  left: number
  next: string
}

const columns: Column<FlowRow>[] = [
  ['HOTEL', (row) => row.hotel],
  ['FLOW', (row) => row.flow],
  ['WAITING', (row) => String(row.waiting)],
  ['OLDEST', (row) => row.oldest && shownTime(row.oldest)],
  ['PARKED', (row) => String(row.parked)],
  ['DEAD', (row) => (row.dead === undefined ? '-' : String(row.dead))],
  ['LAST SUCCESS', (row) => row.last && shownTime(row.last)],
  ['LEFT TODAY', (row) => String(row.left)],
  ['NEXT REQUEST', (row) => nextTime(row.next)],
]

/** All of it, for a person. */
export function statusText(all: HotelStatus[]): string {
  const rows = all.flatMap(({ hr_id, status }) => (status ? rowsOf(hr_id, status) : []))
  const said = all.map((one) => shownText(sentenceOf(one)))
  return [...(rows.length > 0 ? [tableOf(rows, columns)] : []), ...said].join('\n')
}

function rowsOf(hotel: string, { calendar, reservations, postings, requests }: SyncStatus): FlowRow[] {
  const { leftFor, nextAt } = requests
  return [
    {
      hotel,
      flow: 'calendar',
      oldest: calendar.waitingSince,
      last: calendar.lastSuccessAt,
      waiting: calendar.waiting,
      parked: calendar.parked,
      dead: undefined,
      left: leftFor.update,
      next: nextAt.update,
    },
    {
      hotel,
      flow: 'reservations',
      oldest: reservations.waitingSince,
      last: reservations.lastSuccessAt,
      waiting: reservations.waiting,
      parked: reservations.quarantined,
      dead: reservations.deadLetters,
      left: leftFor.poll,
      next: nextAt.poll,
    },
    {
      hotel,
      flow: 'bills',
      oldest: postings.waitingSince,
      last: postings.lastSuccessAt,
      waiting: postings.waiting,
      parked: postings.unconfirmed,
      dead: undefined,
      left: leftFor.bill,
      next: nextAt.bill,
    },
  ]
}

function sentenceOf({ hr_id, running, written_at, status, files, refused, held_back }: HotelStatus): string {
  if (!status || !written_at) return `${hr_id}: no innwire of this user and machine has sent anything for it.`
  const { left } = status.requests
  const state = running
    ? serviceSentences[status.service.state]
    : `no innwire runs, so nothing is sent. As of ${shownTime(written_at)}:`
  const said = [state, `Requests left: ${left.minute} in this minute, ${left.day} in 24 hours.`]
  if (held_back) said.push(`${held_back} ${afterHeldBack}`)
  for (const { channel, since, reason } of status.calendar.failing)
    said.push(`${channel} takes nothing since ${shownTime(since)}${reason ? `: ${reason}` : ''}.`)
  for (const { channel, values, reason } of refused)
    said.push(
      `${channel ?? 'The service'} refuses ${values} value(s), such as: ${reason.replace(/\.$/, '')}. innwire calendar retry sends them again, retry --drop gives them up.`,
    )
  if (status.calendar.held > 0)
    said.push(`${status.calendar.held} nights have an availability that must be set anew.`)
  if (files && files.waiting > 0) said.push(`${files.waiting} file(s) wait.`)
  if (files && files.refused > 0) said.push(`${files.refused} file(s) were refused: look into refused/.`)
  return `${hr_id}: ${said.join(' ')}`
}

const nextTime = (iso: string): string => (Date.parse(iso) <= Date.now() + 1000 ? 'now' : shownTime(iso))
