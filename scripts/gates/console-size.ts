import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../build/root.ts'
import { fail, type Gate, pass, type Verdict } from './gate.ts'

/** Bytes of each file after gzip, by its name. */
export type FileSizes = Record<string, number>

const limit = 150_000
const page = `${root}packages/server/dist/console-page/`
/** What the page opens after the login. */
const firstView = /^RequestsView-.+\.(js|css)$/

/** What a browser loads before the first view is shown: the page, that view, and whatever these load by themselves. */
export async function firstLoad(): Promise<FileSizes> {
  const assets = await readdir(`${page}assets`)
  const sizes: FileSizes = {}
  const waiting = ['index.html', ...assets.filter((name) => firstView.test(name))]
  for (const name of waiting) {
    const bytes = await readFile(name === 'index.html' ? page + name : `${page}assets/${name}`)
    sizes[name] = gzipSync(bytes).length
    const known = new Set(waiting)
    const loaded = [...namedBy(name, bytes.toString()), ...assets.filter((its) => isStyleOf(name, its))]
    waiting.push(...loaded.filter((its) => assets.includes(its) && !known.has(its)))
  }
  return sizes
}

const hash = /-[\w-]{8}\.(js|css)$/
/** A script's styles have its name, and are loaded with it. */
const isStyleOf = (script: string, style: string) =>
  script.endsWith('.js') && style.endsWith('.css') && script.replace(hash, '') === style.replace(hash, '')

/** Files that a file names to be loaded with it: all of a page, and of a script what it imports at its beginning. */
function namedBy(name: string, text: string): string[] {
  const pattern = name.endsWith('.html') ? /(?:src|href)="([^"]+)"/g : /(?:from|import)\s*["']([^"']+)["']/g
  return [...new Set([...text.matchAll(pattern)].map(([, path = '']) => basename(path)))]
}

/** A failure tells which files are the largest. */
export function judgeFirstLoad(sizes: FileSizes): Verdict {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  if (total <= limit) return pass
  const largest = Object.entries(sizes).sort(([, one], [, other]) => other - one)
  const list = largest.slice(0, 10).map(([name, size]) => `  ${String(size).padStart(6)}  ${name}`)
  return fail(
    `The first load of the console is ${total} bytes of ${limit}, compressed:\n${list.join('\n')}\n` +
      'Load what the first view does not need with the view that needs it.\n',
  )
}

/** The console opens fast. */
export const consoleSize: Gate = {
  name: 'console size (first load, gzip)',
  needs: 'built',
  run: async () => judgeFirstLoad(await firstLoad()),
}
