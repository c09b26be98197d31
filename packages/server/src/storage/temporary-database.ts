import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A database that nobody needs after this run; it is removed with what was opened. */
export async function temporaryDatabase(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'innwire.db')
}
