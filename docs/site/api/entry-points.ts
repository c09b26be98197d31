import { readFileSync } from 'node:fs'
import { root } from '../../../scripts/build/root.ts'

/** Packages that programs import. The command line has no API, and Spectral loads the lint rules by itself. */
export const apiPackages = ['client', 'sync', 'server', 'mock', 'msw', 'validators', 'types'] as const
export type ApiPackage = (typeof apiPackages)[number]

/** What is imported by one name, such as `@innwire/server/vitest`; `file` has its built declarations, relative to the repository. */
export type EntryPoint = { package: ApiPackage; name: string; file: string }

/** The entry points of all packages, the main one of each first. One that the README does not name is for our other packages. */
export const entryPoints: EntryPoint[] = apiPackages.flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'))
  const readme = readFileSync(`${root}packages/${name}/README.md`, 'utf8')
  return Object.entries<{ types?: string }>(exports).flatMap(([path, { types }]) => {
    const imported = `@innwire/${name}${path.slice(1)}`
    if (types === undefined || (path !== '.' && !readme.includes(imported))) return []
    return [{ package: name, name: imported, file: `packages/${name}/${types.slice(2)}` }]
  })
})
