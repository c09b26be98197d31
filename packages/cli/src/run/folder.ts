import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is put into the folder of a hotel. */
export type Kind = 'calendar' | 'invoices'

const endings: Record<Kind, RegExp> = {
  calendar: /^[^.].*\.(csv|json|ndjson)$/i,
  invoices: /^[^.].*\.(json|ndjson)$/i,
}
/** Files that were taken are of use to a person who looks for what went wrong. */
const takenKeptDays = 7
const dayMs = 86_400_000

/** The folder of a hotel: what is put in, what became of it, and the outcomes of bills. */
export type HotelFolder = ReturnType<typeof hotelFolder>

export function hotelFolder(path: string) {
  const at = (...names: string[]) => join(path, ...names)

  /** The disk has the move before anything else is done: of two files the older one is never taken after the newer one. */
  async function move(kind: Kind, name: string, to: 'taken' | 'refused'): Promise<string> {
    const target = await freeName(at(to), `${kind}-${name}`)
    await rename(at(kind, name), at(to, target))
    for (const folder of [to, kind]) await onDisk(at(folder))
    return at(to, target)
  }

  return {
    path,
    /** @throws when a folder cannot be made */
    async make() {
      for (const name of ['calendar', 'invoices', 'taken', 'refused', 'outcomes'])
        await mkdir(at(name), { recursive: true, mode: 0o770 })
    },
    fileOf: (kind: Kind, name: string) => at(kind, name),
    outcomes: at('outcomes'),
    /** The complete files that wait, in the order of their names. */
    async waiting(kind: Kind): Promise<string[]> {
      const entries = await readdir(at(kind), { withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && endings[kind].test(entry.name))
      return files.map(({ name }) => name).sort()
    },
    refused: async () => (await readdir(at('refused'))).filter((name) => !name.endsWith(reportEnding)),
    /** It is in the journal. */
    taken: (kind: Kind, name: string) => move(kind, name, 'taken'),
    /** It is wrong. The report is there before the file: who sees the file finds it. @returns its new place */
    async refuse(kind: Kind, name: string, report: object): Promise<string> {
      const target = await freeName(at('refused'), `${kind}-${name}`)
      const text = `${JSON.stringify(report, undefined, 2)}\n`
      await writeFile(at('refused', `.${target}.new`), text, { flush: true })
      await rename(at('refused', `.${target}.new`), at('refused', `${target}${reportEnding}`))
      await onDisk(at('refused'))
      await rename(at(kind, name), at('refused', target))
      for (const folder of ['refused', kind]) await onDisk(at(folder))
      return at('refused', target)
    },
    /** Removes what was taken long ago. */
    async forget(now: number) {
      for (const name of await readdir(at('taken')))
        if ((await stat(at('taken', name))).ctimeMs < now - takenKeptDays * dayMs) await rm(at('taken', name))
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

/** A name that comes again, such as `prices.csv`, gets a number. */
async function freeName(folder: string, name: string): Promise<string> {
  const names = new Set(await readdir(folder))
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : name.replace(/(\.\w+)$/, `-${number}$1`)
    if (!names.has(one)) return one
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
