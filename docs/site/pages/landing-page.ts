import { readFile } from 'node:fs/promises'
import { root } from '../../../scripts/build/root.ts'
import { contracts } from './contracts.ts'
import { operations } from './operations.ts'
import type { Page } from './page.ts'

/** The first page, with what the site says before what `docs/README.md` has. */
export async function landingPage(page: Page): Promise<Page> {
  return {
    ...page,
    // The hero has the first sentence already.
    body: page.body.replace(/^\n*[^\n]+(\n[^\n]+)*/, ''),
    settings: {
      tableOfContents: false,
      hero: {
        title: 'A hotel’s rooms, calendar and folios, over one contract',
        tagline: `${page.description} Contract ${contracts.property.info.version}, ${operations.property.length} operations.`,
        image: { html: await readFile(`${root}docs/site/pages/wires.svg`, 'utf8') },
        actions: [
          { text: 'Start with a PMS', link: '/start/pms.html', icon: 'right-arrow' },
          { text: 'Start with a POS', link: '/start/pos.html', variant: 'secondary' },
          { text: 'Read the reference', link: '/reference.html', variant: 'minimal' },
        ],
      },
    },
  }
}
