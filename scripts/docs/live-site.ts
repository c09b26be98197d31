import { cp, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../build/root.ts'

/** Path at which the docs server tells open pages to load themselves again. */
export const reloadPath = '/__reload'

const script = `<script>new EventSource('${reloadPath}').addEventListener('reload', () => location.reload())</script>`

/**
 * Copies the built site, with a script in each page that listens for `reload()` of the docs server. The copy stays as it is
 * while the site is built anew.
 * @returns the folder of the copy
 */
export async function copyLiveSite(site: string, folder = `${root}.tmp/docs`): Promise<string> {
  await cp(site, folder, { recursive: true })
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, name)
    await writeFile(file, (await readFile(file, 'utf8')).replace('</head>', `${script}</head>`))
  }
  return folder
}
