import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Loader } from 'astro/loaders'
import { root } from '../../../scripts/build/root.ts'
import { apiPages } from '../api/api-pages.ts'
import { basisPage } from './basis-page.ts'
import { changelogPage } from './changelog-page.ts'
import { commandsPage } from './commands-page.ts'
import { configurationPage } from './configuration-page.ts'
import { errorsPage } from './errors-page.ts'
import { eventsPage } from './events-page.ts'
import { landingPage } from './landing-page.ts'
import { markdownFiles } from './markdown-files.ts'
import { metricsPage } from './metrics-page.ts'
import { operationsPage } from './operations-page.ts'
import { type Page, readPage } from './page.ts'

/** Loads the Markdown files of the repository where they are, and the pages that are made from the contracts. */
export const repositoryLoader = (): Loader => ({
  name: 'repository',
  async load({ store, parseData, renderMarkdown }) {
    store.clear()
    for (const page of await allPages()) {
      const { id, file, title, description, body, settings } = page
      const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(root + file) })
      const data = await parseData({ id, data: { title, description, ...settings } })
      store.set({ id, data, body, filePath: `src/content/docs/${id}.md`, rendered })
    }
  },
})

async function allPages(): Promise<Page[]> {
  const files = [...markdownFiles].map(async ([file, id]) => {
    const page = readPage(id, file, await readFile(root + file, 'utf8'))
    return id === 'index' ? landingPage(page) : page
  })
  return Promise.all([
    ...files,
    ...(await apiPages()),
    basisPage(),
    commandsPage(),
    configurationPage(),
    errorsPage(),
    eventsPage(),
    metricsPage(),
    operationsPage(),
    changelogPage(),
  ])
}
