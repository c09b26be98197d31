import { printedBy } from '../build/command.ts'
import { publicPackages } from '../build/public-packages.ts'
import { fail, type Gate, pass, type Verdict } from './gate.ts'

/** What every package has. */
const always = ['LICENSE', 'README.md', 'package.json']
/** What may be besides: programs, declarations, the contract, the schema of a hotel file, the licences of what a bundle contains, the docs, and the page of the console. */
const known =
  /^((bin|dist)\/.+(\.js|\.d\.ts)|dist\/(bundle\/)?LICENSES\.txt|dist\/docs\/(.+\.(html|json|yaml|svg|png)|_astro\/.+\.(css|js)|pagefind\/.+)|dist\/console-page\/(index\.html|LICENSES\.md|assets\/[\w.-]+\.(css|svg))|src\/generated\/(openapi\.(json|yaml)|hotel\.schema\.json))$/
/** Tests are no part of a package, nor what one of them left behind. */
const neverPacked = /(^|\/)(test|tests|fixtures|examples)\/|\.test\./

export function judgePackedFiles(packed: { name: string; files: { path: string }[] }[]): Verdict {
  const problems = packed.flatMap(({ name, files }) => {
    const paths = files.map(({ path }) => path)
    const missing = always.filter((path) => !paths.includes(path)).map((path) => `${name} lacks ${path}`)
    const others = paths
      .filter((path) => !always.includes(path) && (!known.test(path) || neverPacked.test(path)))
      .map((path) => `${name} would publish ${path}`)
    return [...missing, ...others]
  })
  if (problems.length === 0) return pass
  return fail(
    `${problems.join('\n')}\nSee "files" in the package.json of the package; what an older build left goes with its folder dist.`,
  )
}

export const packedFiles: Gate = {
  name: 'packages have their licence, and no files that nobody asked for',
  needs: 'built',
  run: async () => {
    const names = (await publicPackages()).map(({ name }) => `--workspace=${name}`)
    const args = ['pack', '--dry-run', '--json', '--offline', ...names]
    // A list, or since npm 11 an object by name.
    return judgePackedFiles(Object.values(JSON.parse(await printedBy('npm', args))))
  },
}
