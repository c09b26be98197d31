import { apiPackages } from '../api/entry-points.ts'

type Item =
  | string
  | { slug: string; label: string }
  | { label: string; link: string }
  | { label: string; items: Item[] }

const group = (label: string, items: Item[], collapsed = false) => ({ label, items, collapsed })

/** The navigation of the site. A test asks for every page in it. */
export const sidebar = [
  group('Start', [
    { slug: 'start/pms', label: 'A PMS' },
    { slug: 'start/pos', label: 'A POS' },
    { slug: 'start/terminal', label: 'At the terminal' },
    { slug: 'start/languages', label: 'In another language' },
  ]),
  group('Concepts', [
    'concepts/rooms-rates-and-groups',
    'concepts/calendar-and-channels',
    'concepts/transactions',
    'concepts/try-again',
    'concepts/reservation-delivery',
    'concepts/folios-and-postings',
    'concepts/budget',
  ]),
  group('Guides', [
    'guides/push-a-calendar',
    'guides/follow-a-transaction',
    'guides/receive-reservations',
    'guides/post-from-a-till',
    'guides/test-your-integration',
    'guides/go-live-and-recover',
    'guides/rotate-a-token',
    { slug: 'sync', label: 'Lose nothing: the sync engine' },
    { slug: 'run', label: 'Beside a system in any language' },
    { slug: 'languages', label: 'Clients in other languages' },
    { slug: 'channels', label: 'Receive changes as a channel' },
    { label: 'Lint your own document', link: '/packages/spectral-ruleset.html' },
    { slug: 'production', label: 'Run it in production' },
    'guides/upgrade',
    { slug: 'operate', label: 'Operate the server' },
    { slug: 'scale', label: 'Share a database out' },
  ]),
  group('Reference', [
    { label: 'Property API', link: '/reference.html' },
    { label: 'Control API', link: '/control.html' },
    'operations',
    'errors',
    'events',
    'configuration',
    'commands',
    'metrics',
    { slug: 'rules', label: 'Rules of the server' },
    group('Packages', [
      { slug: 'packages/cli', label: 'Command line' },
      { slug: 'packages/client', label: 'Client' },
      { slug: 'packages/sync', label: 'Sync' },
      { slug: 'packages/server', label: 'Server' },
      { slug: 'packages/mock', label: 'Mock' },
      { slug: 'packages/msw', label: 'MSW handlers' },
      { slug: 'packages/types', label: 'Types' },
      { slug: 'packages/validators', label: 'Validators' },
      { slug: 'packages/spectral-ruleset', label: 'Lint rules' },
    ]),
    group(
      'Their APIs',
      apiPackages.map((name) => `api/${name}`),
    ),
    'architecture',
    { slug: 'contributing', label: 'Contributing' },
    { slug: 'security', label: 'Security' },
  ]),
  group('Decisions', [{ slug: 'decisions', label: 'What we decided' }, 'basis', 'coverage']),
  group('Changelog', ['changelog']),
]
