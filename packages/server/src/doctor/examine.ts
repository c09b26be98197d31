import { isAddress } from '../storage/open-storage.ts'
import { examineFile } from './examine-file.ts'
import { tokenFileFindings } from './files.ts'
import type { Examined } from './finding.ts'

type Examination = { database: string; controlTokens: string[]; secretKey: string | undefined }

/**
 * Looks at a database, what is around it, its key and its clock, and changes nothing.
 * @throws {StartError} when there is no such file, or an address cannot be read
 */
export async function examine({ database, controlTokens, secretKey }: Examination): Promise<Examined> {
  const tokenFiles = tokenFileFindings(controlTokens)
  const look = isAddress(database) ? await ofPostgres() : examineFile
  const examined = await look(database, secretKey)
  return { ...examined, findings: [...tokenFiles, ...examined.findings] }
}

/** The driver takes its time to load, and most have no use for it. */
const ofPostgres = async () => (await import('./examine-postgres.ts')).examinePostgres
