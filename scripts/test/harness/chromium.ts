import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { root } from '../../build/root.ts'

// Of the arguments that @sparticuz/chromium recommends, --single-process allows a single context only and
// --in-process-gpu crashes some starts, so the browser gets only these.
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts a headless Chromium for tests: the one from the npm package on Linux x64, an installed Chrome elsewhere.
 * @throws {Error} when there is neither; the message says what to install
 */
export async function launchChromium(): Promise<Browser> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    return chromium.launch({ executablePath: await unpackedChromium(), args })
  }
  try {
    return await chromium.launch({ channel: 'chrome', args })
  } catch (cause) {
    throw new Error(
      'The browser tests need Google Chrome on this machine (on Linux x64 npm brings its own browser). ' +
        'Install it from google.com/chrome and run them again.',
      { cause },
    )
  }
}

/**
 * Path of the package's browser, unpacked. The package itself unpacks into the system's temporary folder, where
 * two test files that start together would run each other's half-written file; here the first to finish wins.
 */
async function unpackedChromium(): Promise<string> {
  // The package exports its main module only; package.json stands one folder above it.
  const folder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const cache = `${root}node_modules/.cache/`
  const home = `${cache}chromium-${version}`
  const browser = join(home, 'chromium')
  if (await exists(browser)) return browser

  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(`${cache}chromium-draft-`)
  try {
    const unpack = fileURLToPath(new URL('./unpack-chromium.ts', import.meta.url))
    await promisify(execFile)(process.execPath, [unpack], { env: { ...process.env, TMPDIR: draft } })
    await rename(draft, home)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(browser))) throw error
  }
  return browser
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
