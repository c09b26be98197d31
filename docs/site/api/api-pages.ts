import { readFileSync } from 'node:fs'
import { root } from '../../../scripts/build/root.ts'
import type { Page } from '../pages/page.ts'
import { contractTypes } from './contract-types.ts'
import { type ApiPackage, apiPackages, entryPoints } from './entry-points.ts'
import { foldMembers } from './fold-members.ts'
import { introductions } from './introductions.ts'
import { renderApi } from './render-api.ts'

const titles: Record<ApiPackage, string> = {
  client: 'Client API',
  sync: 'Sync API',
  server: 'Server API',
  mock: 'Mock API',
  msw: 'MSW API',
  validators: 'Validators API',
  types: 'Types API',
}

/** A page for each package that programs import, with what it exports, as the docstrings say it. */
export async function apiPages(): Promise<Page[]> {
  const rendered = await renderApi()
  return apiPackages.map((name) => {
    const { description } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'))
    const parts = entryPoints
      .filter((entry) => entry.package === name)
      .map((entry) => `This is imported from \`${entry.name}\`.\n\n${onSite(rendered.get(entry.name) ?? '')}`)
    return {
      id: `api/${name}`,
      file: `packages/${name}/src/index.ts`,
      title: titles[name],
      description: `Everything that ${entryPoints.find((entry) => entry.package === name)?.name} exports. ${description}`,
      body: `${introductions[name]}\n\n[Its README](/packages/${name}.html) has whole programs.\n\n${[...parts, ...(name === 'types' ? [contractTypes()] : [])].map(foldMembers).join('\n\n')}\n`,
    }
  })
}

/**
 * TypeDoc's Markdown as our pages have it: an anchor is part of its heading, and links lead to the pages of the site, where
 * TypeDoc's lie beside the declarations: `../client/dist.md#client` is `/api/client.html#client`.
 */
const onSite = (markdown: string) =>
  markdown
    .replace(/^(<a id="[^"]+"><\/a>)\n\n(#+) /gm, '$2 $1')
    .replace(/\]\((?:[\w./-]*\/)?(\w+)\/dist(?:\/[\w/-]+)?\.md(?=[#)])/g, '](/api/$1.html')
