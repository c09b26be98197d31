import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { shell } from './shell.ts'
import { here, type Tool } from './tool.ts'

const installed = join(here, 'node_modules')
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

/**
 * Installs the generators, unless they are there already. They have a lockfile of their own, so that `npm ci` of the
 * project does not bring their 300 MB.
 */
export async function installGenerators(): Promise<void> {
  const lock = await readFile(join(here, 'package-lock.json'), 'utf8')
  const marker = join(installed, '.installed')
  if ((await readFile(marker, 'utf8').catch(() => '')) === lock) return
  await shell('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: here })
  await writeFile(marker, lock)
}

/** Runs a program of one of the generators' packages. */
const bin = (name: string, args: string[], cwd = here) =>
  shell(process.execPath, [join(installed, '.bin', name), ...args], { cwd })

const flags =
  '--noEmit --strict --skipLibCheck --target esnext --module esnext --moduleResolution bundler --allowImportingTsExtensions'

/** @param generate gives the arguments of the generator's program */
function typescript(
  name: string,
  packageName: string,
  set: string,
  /** Behind the package with its version. */
  args: string,
  generate: (...paths: [folder: string, contract: string, inlined: string]) => Promise<string>,
): Tool {
  return {
    name,
    version: dependencies[packageName],
    needs: [],
    from: 'npm, which fetches the generator',
    set,
    command: `npx ${packageName}@${dependencies[packageName]} ${args}`,
    programs: { [`${name}.ts`]: 'program.ts', 'say.ts': 'say.ts' },
    build: async (folder, { contract, inlined }) => {
      const said = await generate(folder, contract, inlined)
      if (/\bwarn/i.test(said)) throw new Error(`${name} warns:\n${said}`)
      const types = ['--types', 'node', '--typeRoots', join(here, '../../node_modules/@types')]
      await bin('tsc', [...flags.split(' '), ...types, join(folder, 'program.ts')])
      await build({
        entryPoints: [join(folder, 'program.ts')],
        outfile: join(folder, 'program.mjs'),
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
      })
    },
    run: (folder, env) => shell(process.execPath, ['program.mjs'], { cwd: folder, env }),
  }
}

const kubbConfig = (folder: string, contract: string) => `
import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  root: ${JSON.stringify(folder)},
  input: { path: ${JSON.stringify(contract)} },
  output: { path: 'client', format: false },
  plugins: [
    pluginOas(),
    pluginTs({ output: { path: 'types' } }),
    pluginClient({ output: { path: 'clients' }, client: 'axios', bundle: true }),
  ],
})
`

/** The generators of the npm registry. */
export const typescriptTools: Tool[] = [
  typescript(
    'hey-api',
    '@hey-api/openapi-ts',
    '`--client @hey-api/client-fetch`; `auth: ({ name }) => name === "token" ? token : hrId` for both keys',
    '-i openapi.yaml -o client -c @hey-api/client-fetch',
    (folder, contract) =>
      bin('openapi-ts', ['-i', contract, '-o', join(folder, 'client'), '-c', '@hey-api/client-fetch']),
  ),
  typescript(
    'orval',
    'orval',
    '`--client fetch`; it sets neither address nor keys: give it a `fetch` of yours',
    '--input openapi.yaml --output client/api.ts --client fetch',
    (folder, contract) =>
      bin('orval', ['--input', contract, '--output', join(folder, 'client/api.ts'), '--client', 'fetch']),
  ),
  typescript(
    'kubb',
    '@kubb/cli',
    "`client: 'axios', bundle: true`; both keys in `axiosInstance.defaults.params`. Its `fetch` client sends JSON without a media type",
    'generate -c kubb.config.ts # with @kubb/core, plugin-oas, plugin-ts and plugin-client installed',
    async (folder, contract) => {
      await writeFile(join(folder, 'kubb.config.ts'), kubbConfig(folder, contract))
      return bin('kubb', ['generate', '-c', join(folder, 'kubb.config.ts')], folder)
    },
  ),
  typescript(
    'swagger-typescript-api',
    'swagger-typescript-api',
    '`openapi-inlined.json`, as it does not follow references to bodies; `--enum-style union`; `token` by a `customFetch`',
    'generate -p openapi-inlined.json -o client -n api.ts --enum-style union',
    (folder, _, inlined) =>
      bin('swagger-typescript-api', [
        ...['generate', '-p', inlined, '-o', join(folder, 'client'), '-n', 'api.ts'],
        '--enum-style',
        'union',
      ]),
  ),
]
