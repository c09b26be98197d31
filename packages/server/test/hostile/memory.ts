import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Memory that a process has of the machine, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
