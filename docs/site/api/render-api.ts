import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { root } from '../../../scripts/build/root.ts'
import { leadToContractTypes } from './contract-types.ts'
import { entryPoints } from './entry-points.ts'
import { nameThrownErrors } from './throws.ts'
import { keepWrittenTypes } from './written-types.ts'

const { resolve } = createRequire(import.meta.url)

/** What has several parts is a table, whose cells stand below each other on a phone. */
const markdown: Partial<PluginOptions> = {
  hidePageTitle: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  // Its own links go by these, and not by the names of headings.
  useHTMLAnchors: true,
  parametersFormat: 'table',
  propertyMembersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  typeDeclarationVisibility: 'compact',
  tableColumnSettings: { hideModifiers: true, hideOverrides: true, hideInherited: true },
}

/**
 * Renders the API of each entry point by TypeDoc, from its built declarations.
 * @returns Markdown by the name that is imported, such as `@innwire/client`
 * @throws {Error} when a package is not built
 */
export async function renderApi(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-api-'))
  try {
    await renderInto(folder)
    const rendered = entryPoints.map(
      async ({ name, file }) =>
        [name, await readFile(join(folder, file.replace(/(\/index)?\.d\.ts$/, '.md')), 'utf8')] as const,
    )
    return new Map(await Promise.all(rendered))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function renderInto(folder: string): Promise<void> {
  const files = entryPoints.map(({ file }) => root + file)
  const tsconfig = join(folder, 'tsconfig.json')
  const compilerOptions = { typeRoots: [`${root}node_modules/@types`] }
  await writeFile(tsconfig, JSON.stringify({ extends: `${root}tsconfig.base.json`, compilerOptions, files }))
  const typedoc = await Application.bootstrapWithPlugins({
    entryPoints: files,
    tsconfig,
    basePath: root,
    // It empties this folder first.
    out: folder,
    plugin: [resolve('typedoc-plugin-markdown')],
    router: 'module',
    readme: 'none',
    logLevel: 'Warn',
    validation: { invalidLink: true, notExported: true, notDocumented: true },
    packagesRequiringDocumentation: entryPoints.map(({ name }) => name),
    requiredToBeDocumented: ['Function', 'Variable', 'TypeAlias', 'Interface', 'Class'],
    // The build has checked them.
    skipErrorChecking: true,
    disableSources: true,
    excludeInternal: true,
    // Of an error that is what every error has.
    excludeExternals: true,
    groupOrder: ['Functions', 'Variables', 'Type Aliases', 'Interfaces', 'Classes'],
    ...markdown,
  })
  keepWrittenTypes(typedoc)
  leadToContractTypes(typedoc)
  nameThrownErrors(typedoc)
  const project = await typedoc.convert()
  if (!project) throw new Error('TypeDoc found no declarations. Run npm run build.')
  typedoc.validate(project)
  if (typedoc.logger.hasWarnings())
    throw new Error(
      'Docstrings of the packages are missing or name what is not there, as TypeDoc says above. Mend them and build again.',
    )
  await typedoc.generateOutputs(project)
}
