import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../build/root.ts'
import { fail, type Gate, pass, type Verdict } from './gate.ts'

/** A bundle of some of the client's exports: its bytes, and which module brings how many before gzip. */
export type Size = { name: string; gzipBytes: number; modules: Record<string, number> }

/** What a user may take, by the name it has in reports. */
const bundles = {
  'the whole client': '*',
  'connect and rooms': '{ connect, rooms }',
  'connect and calendar': '{ connect, calendar }',
  'connect and transactions': '{ connect, transactions }',
  'connect and reservations': '{ connect, reservations }',
  'connect and postings': '{ connect, postings }',
}

/** Bytes after gzip that a bundle may have. The other bundles are only shown. */
const limits: Record<string, number> = { 'the whole client': 7_000, 'connect and rooms': 5_000 }

/** Measures what the built client adds to a bundle: minified and gzipped, openapi-fetch included. */
export const clientSizes = (): Promise<Size[]> =>
  Promise.all(Object.entries(bundles).map(([name, exports]) => measure(name, exports)))

async function measure(name: string, exports: string): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${exports} from '@innwire/client'`, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // Who validates pays for it, in a chunk of its own.
    external: ['@innwire/validators'],
    metafile: true,
    write: false,
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  return {
    name,
    gzipBytes: outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0),
    modules: Object.fromEntries(inputs.map(([path, { bytesInOutput }]) => [path, bytesInOutput])),
  }
}

/** Compares sizes with their limits; a failure shows all of them, and where the bytes of what is too large are. */
export function judgeSizes(sizes: Size[]): Verdict {
  const over = sizes.filter(({ name, gzipBytes }) => gzipBytes > (limits[name] ?? Number.POSITIVE_INFINITY))
  if (over.length === 0) return pass
  const rows = sizes.map(({ name, gzipBytes }) => {
    const limit = limits[name]
    return `${name.padEnd(28)}${gzipBytes} bytes${limit ? ` of ${limit}` : ''}`
  })
  const parts = over.map(({ name, modules }) => {
    const largest = Object.entries(modules).sort(([, a], [, b]) => b - a)
    const list = largest.slice(0, 10).map(([path, bytes]) => `  ${String(bytes).padStart(6)}  ${path}`)
    return `Largest modules of ${name}, in bytes before gzip:\n${list.join('\n')}`
  })
  return fail(
    `The client is too large, minified and gzipped:\n${rows.join('\n')}\n${parts.join('\n')}\n` +
      'Shorten these modules, or keep what is not always needed out of them, so that it can be shaken off.\n',
  )
}

/** What a user downloads stays small. */
export const size: Gate = {
  name: 'client size (min+gzip)',
  needs: 'built',
  run: async () => judgeSizes(await clientSizes()),
}
