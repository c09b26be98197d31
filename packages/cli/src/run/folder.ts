import { lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is put into the folder of a hotel. */
export type Kind = 'calendar' | 'invoices'

const inner = ['calendar', 'invoices', 'taken', 'refused', 'outcomes'] as const
type Inner = (typeof inner)[number]

/** How the names end that each folder takes. */
export const endings: Record<Kind, string[]> = {
  calendar: ['csv', 'json', 'ndjson'],
  invoices: ['json', 'ndjson'],
}
/** A dot before a name makes a draft of it. */
const isTaken = (kind: Kind, name: string) => !name.startsWith('.') && endsIn(endings[kind], name)
const endsIn = (some: string[], name: string) =>
  some.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
const isNamedByMove = (name: string) => Object.keys(endings).some((kind) => name.startsWith(`${kind}-`))
/** Of what lies one level too high only this is told: configs and notes may stand there. */
const misplaced = ['csv', 'ndjson']
/** Files that were taken are of use to a person who looks for what went wrong. */
const takenKeptDays = 7
const dayMs = 86_400_000

/** The folder of a hotel: what is put in, what became of it, and the outcomes of bills. */
export type HotelFolder = ReturnType<typeof hotelFolder>

export function hotelFolder(path: string) {
  const at = (...names: string[]) => join(path, ...names)

  /** Others may write into the hotel's folder: a link in the place of one of these would have files of ours moved or removed. */
  async function refuseLink(name: Inner): Promise<void> {
    if (!(await lstat(at(name))).isDirectory())
      throw new Error(`${at(name)} is no folder, or a link. Put a folder in its place.`)
  }

  /** The disk has the move before anything else is done: of two files the older one is never taken after the newer one. */
  async function move(kind: Kind, name: string, to: 'taken' | 'refused'): Promise<string> {
    for (const folder of [to, kind]) await refuseLink(folder)
    const target = await freeName(at(to), `${kind}-${name}`)
    await rename(at(kind, name), at(to, target))
    for (const folder of [to, kind]) await onDisk(at(folder))
    return at(to, target)
  }

  return {
    path,
    /** @throws when a folder cannot be made, or is a link */
    async make() {
      // Whoever may write here could put a link into the place of a folder: the group needs only what is inside.
      await mkdir(path, { recursive: true, mode: 0o750 })
      for (const name of inner) {
        await mkdir(at(name), { recursive: true, mode: 0o770 })
        await refuseLink(name)
      }
    },
    fileOf: (kind: Kind, name: string) => at(kind, name),
    /** The same for the same content under a name, also when the machine has started again; empty where it is gone. */
    async identityOf(kind: Kind, name: string): Promise<string> {
      const found = await lstat(at(kind, name), { bigint: true }).catch(() => undefined)
      return found ? [found.ino, found.size, found.mtimeNs].join('/') : ''
    },
    outcomes: at('outcomes'),
    /** What waits, in the order of the names; what is no file is refused when it is read. */
    async waiting(kind: Kind): Promise<string[]> {
      await refuseLink(kind)
      return (await readdir(at(kind))).filter((name) => isTaken(kind, name)).sort()
    },
    /** What is never taken, because of its ending or its place: paths from this folder on. */
    async strange(): Promise<string[]> {
      const inKind = async (kind: Kind) =>
        (await readdir(at(kind)))
          .filter((name) => !name.startsWith('.') && !isTaken(kind, name))
          .map((name) => `${kind}/${name}`)
      const beside = (await readdir(path)).filter((name) => !name.startsWith('.') && endsIn(misplaced, name))
      return [...beside, ...(await inKind('calendar')), ...(await inKind('invoices'))]
    },
    /** When something in this folder was written last; undefined where it is gone. */
    writtenAt: async (name: string): Promise<number | undefined> =>
      (await lstat(at(name)).catch(() => undefined))?.mtimeMs,
    refused: async () =>
      (await readdir(at('refused'))).filter((name) => !name.startsWith('.') && !name.endsWith(reportEnding)),
    /** It is in the journal. */
    taken: (kind: Kind, name: string) => move(kind, name, 'taken'),
    /** It is wrong. The report is there before the file: who sees the file finds it. @returns its new place */
    async refuse(kind: Kind, name: string, report: object): Promise<string> {
      for (const folder of ['refused', kind] as const) await refuseLink(folder)
      const target = await freeName(at('refused'), `${kind}-${name}`)
      const text = `${JSON.stringify(report, undefined, 2)}\n`
      const draft = at('refused', `.${target}.new`)
      // One that a crash has left; a link in its place would lead elsewhere.
      await rm(draft, { force: true })
      await writeFile(draft, text, { flag: 'wx', flush: true })
      await rename(draft, at('refused', `${target}${reportEnding}`))
      await onDisk(at('refused'))
      await rename(at(kind, name), at('refused', target))
      for (const folder of ['refused', kind]) await onDisk(at(folder))
      return at('refused', target)
    },
    /** Removes what was taken long ago; what is not called so, or cannot be removed, such as a folder that somebody has made, stays. */
    async forget(now: number) {
      await refuseLink('taken')
      for (const name of (await readdir(at('taken'))).filter(isNamedByMove)) {
        const file = at('taken', name)
        const found = await lstat(file).catch(() => undefined)
        if (found && found.ctimeMs < now - takenKeptDays * dayMs) await rm(file).catch(() => {})
      }
    },
  }
}

/** @returns null where they cannot be read, which is told where files are taken from it */
export async function countFiles({
  waiting,
  refused,
}: HotelFolder): Promise<{ waiting: number; refused: number } | null> {
  try {
    const [calendar, invoices, wrong] = await Promise.all([
      waiting('calendar'),
      waiting('invoices'),
      refused(),
    ])
    return { waiting: calendar.length + invoices.length, refused: wrong.length }
  } catch {
    return null
  }
}

const reportEnding = '.report.json'

/** What is put before and behind a name has room in the 255 bytes that a name may have. */
const mostNameBytes = 200

/** A name that comes again, such as `prices.csv`, gets a number: one of few that are tried, however many there are. */
async function freeName(folder: string, name: string): Promise<string> {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? []
  const short = cut(stem, mostNameBytes - ending.length)
  const numbered = (number: number) => `${short}${number === 1 ? '' : `-${number}`}${ending}`
  const isFree = async (number: number) => !(await isThere(join(folder, numbered(number))))
  if (await isFree(1)) return numbered(1)
  let [used, free] = [1, 2]
  while (!(await isFree(free))) [used, free] = [free, free * 2]
  while (free - used > 1) {
    const middle = Math.floor((used + free) / 2)
    if (await isFree(middle)) free = middle
    else used = middle
  }
  return numbered(free)
}

/** No sign is cut into. */
const cut = (text: string, bytes: number): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, bytes)).replace(/\uFFFD+$/, '')

async function isThere(file: string): Promise<boolean> {
  try {
    await lstat(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Windows opens no folder, and writes names by itself. */
async function onDisk(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
