import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../build/root.ts'
import { baselineFiles, bundleContract, type ContractName } from '../contract/contract.ts'
import { redoclyDiff } from '../contract/contract-changes.ts'
import { inlined } from '../contract/copies.ts'
import { type OpenApiDocument, operationsOf } from '../contract/openapi-document.ts'
import { bundleYaml } from '../generate/bundle.ts'
import { changedSince, contractsAt, startOfChange } from './change-at-hand.ts'
import { fail, type Gate, pass, type Verdict } from './gate.ts'

const sizes = ['major', 'minor', 'patch'] as const

/**
 * Compares a contract with the last released one. A change is allowed when `info.version` says how large it is; one
 * by which present callers keep working, also when a changeset does, from which the version is made. Where git knows
 * `main`, that changeset must belong to the change at hand.
 * @param folder of the repository, with a slash at its end; our own, but for tests
 */
export const breakingChanges = (name: ContractName, folder = root): Gate => ({
  name: `the version tells of breaking changes of the ${name} API`,
  needs: 'nothing',
  run: async () => {
    const scratch = `${await mkdtemp(join(tmpdir(), 'innwire-contracts-'))}/`
    try {
      return await judge(name, folder, scratch)
    } finally {
      await rm(scratch, { recursive: true })
    }
  },
})

async function judge(name: ContractName, folder: string, scratch: string): Promise<Verdict> {
  const bundled = async (file: string, document: OpenApiDocument) => {
    await writeFile(scratch + file, bundleYaml(document, name))
    return scratch + file
  }
  const document = await bundleContract(name, folder)
  const present = await bundled('present.yaml', document)
  const released = await compare(folder + baselineFiles[name], present, '--check-version')
  if (released.code === 0) return pass
  if (!released.size) return fail(released.output)
  const next = await compare(folder + baselineFiles[name], present, '--format', 'next-version')
  const [version = 'see above'] = /^\d+\.\d+\.\d+\S*$/m.exec(next.output) ?? []
  const told = `${withOperations(released.output, document)}\nSince the last release the ${name} API changed so that its version must be ${version} or later.`
  if (released.size === 'major') {
    const mend =
      'Add a changeset that says so (npx changeset) and run npm run bump; before the first release, npm run keep:contracts.'
    return fail(`Present callers break. ${told} ${mend}`)
  }

  const start = await startOfChange(folder)
  const before = start && (await contractsAt(start, folder, scratch))
  const atHand =
    before && (await compare(await bundled('before.yaml', await bundleContract(name, before)), present)).size
  const changesets = atHand
    ? await changedSince(start, folder)
    : await Array.fromAsync(glob('.changeset/*.md', { cwd: folder }))
  const needed = atHand === 'patch' ? atHand : released.size
  if (await anyTells(needed, folder, changesets)) return pass
  const mend = `Add a changeset of this change that says ${needed} (npx changeset). Before the first release, run npm run keep:contracts instead.`
  return fail(`Present callers keep working. ${told} ${mend}`)
}

/** Redocly puts a new error code down to the first operation: names those instead that have an example of it. */
const withOperations = (output: string, document: OpenApiDocument) =>
  output.replaceAll(/gained values: (.*)\. \(/g, (gained, values: string) => {
    const codes = Array.from(values.matchAll(/'(\w+)'/g), ([, code]) => `"code":"${code}"`)
    const having = [...operationsOf(document)].filter(({ operation }) => {
      const text = JSON.stringify(inlined(document, operation))
      return codes.some((code) => text.includes(code))
    })
    const calls = having.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    return calls.length === 0 ? gained : gained.replace('. (', `, which ${calls.join(', ')} answers. (`)
  })

/** What Redocly says of a change, and how large it is; no size where there is none. */
async function compare(before: string, after: string, ...options: string[]) {
  const { code, output } = await redoclyDiff(before, after, ...options)
  const [, ...counts] = /^(\d+) major, (\d+) minor, (\d+) patch/m.exec(output) ?? []
  const size = sizes.find((_, index) => Number(counts[index]) > 0)
  // The bundles are gone when this is read.
  return { code, output: output.replaceAll(/^ +at .*innwire-contracts-.*\n/gm, ''), size }
}

/** Whether one of the files is a changeset of at least this size. */
async function anyTells(size: (typeof sizes)[number], folder: string, files: string[]): Promise<boolean> {
  const enough = sizes.slice(0, sizes.indexOf(size) + 1).join('|')
  const texts = await Promise.all(files.map((file) => readFile(folder + file, 'utf8')))
  return texts.some((text) => new RegExp(`^"?@innwire/.*: (${enough})$`, 'm').test(text))
}
