import { readdir, readFile } from 'node:fs/promises'
import { root } from './root.ts'

/**
 * The licences of the packages of others whose code stands in a bundle; nearly all of them ask to be kept.
 * @param files that the bundle is made of, from the root of the repository
 * @throws when a package has no text of its licence
 */
export async function bundledLicences(files: string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []))
  const texts = new Set(await Promise.all([...folders].map(licenceOf)))
  return [...texts].sort().join(`\n${'-'.repeat(80)}\n\n`)
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(`${root}${folder}/package.json`, 'utf8'))
  const file = (await readdir(root + folder)).find((its) => /^licen[cs]e/i.test(its))
  if (!file) {
    throw new Error(
      `${folder} has no file with its licence (${license}). Keep it out of the bundle, or add the text.`,
    )
  }
  const text = await readFile(`${root}${folder}/${file}`, 'utf8')
  return `${name} ${version} (${license})\n\n${text.trim()}\n`
}
