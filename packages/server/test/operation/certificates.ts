import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'

export type Pair = Awaited<ReturnType<typeof newPair>>

const dayMs = 86_400_000

/** A certificate of 127.0.0.1 that signed itself, with its key. */
export async function newPair(lifeDays = 90, ageDays = 0) {
  const notBeforeDate = new Date(Date.now() - ageDays * dayMs)
  const notAfterDate = new Date(notBeforeDate.getTime() + lifeDays * dayMs)
  const names = [{ type: 7 as const, ip: '127.0.0.1' }]
  const extensions = [{ name: 'subjectAltName' as const, altNames: names }]
  const options = { keyType: 'ec' as const, notBeforeDate, notAfterDate, extensions }
  const { cert, private: key, fingerprint } = await generate([{ name: 'commonName', value: 'test' }], options)
  return { cert, key, fingerprint: fingerprint.toUpperCase() }
}

/** Puts them into the files of a folder. */
export function store(folder: string, { cert, key }: Pick<Pair, 'cert' | 'key'>) {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key, { mode: 0o600 })
  return files
}
