// Run as a process of its own by chromium.ts: the package unpacks into the folder that TMPDIR names.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
