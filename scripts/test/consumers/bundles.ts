import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { build as buildWithVite } from 'vite'

/** Bundles the consumer's page with esbuild, minified. @returns the folder to serve */
export async function bundlePage(folder: string): Promise<string> {
  const outdir = join(folder, 'dist-esbuild')
  await build({
    absWorkingDir: folder,
    entryPoints: ['bundled.mts'],
    outdir,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    logLevel: 'error',
  })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(outdir, 'index.html'), html.replace('bundled.mts', 'bundled.js'))
  return outdir
}

/** Builds the consumer's page for production with Vite. @returns the folder to serve */
export async function buildPage(folder: string): Promise<string> {
  const outDir = join(folder, 'dist-vite')
  await buildWithVite({ root: folder, configFile: false, logLevel: 'warn', build: { outDir } })
  return outDir
}

/** Bundles the consumer for a runtime of which nothing is known, minified. @returns a script that sets `visit` */
export async function bundleWorker(folder: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['bundled.mts'],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'neutral',
    logLevel: 'error',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
