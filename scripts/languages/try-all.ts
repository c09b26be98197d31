import { startServer } from '@innwire/server'
import { callNames } from './calls.ts'
import { csharpTools } from './csharp.ts'
import { writeDocuments } from './documents.ts'
import { goTools } from './go.ts'
import { javaTools } from './java.ts'
import { phpTools } from './php.ts'
import { pythonTools } from './python.ts'
import { Recorder } from './recorder.ts'
import type { Result } from './results.ts'
import { missing, tryTool } from './tool.ts'
import { installGenerators, typescriptTools } from './typescript.ts'

const tools = [...typescriptTools, ...pythonTools, ...javaTools, ...goTools, ...phpTools, ...csharpTools]

/** Tries every tool, one after the other, against a server of its own, and says of each what became of it. */
export async function tryAll(say: (line: string) => void): Promise<Result[]> {
  await installGenerators()
  const documents = await writeDocuments()
  const server = await startServer({ port: 0, controlPort: 0, demo: true })
  const recorder = await Recorder.start(server.url)
  const date = new Date().toISOString().slice(0, 10)
  const results: Result[] = []
  try {
    for (const tool of tools) {
      const lacking = await missing(tool)
      const result: Result =
        lacking.length > 0
          ? { tool, date, missing: lacking }
          : await tryTool(tool, documents, recorder).then(
              (verdicts) => ({ tool, date, verdicts }),
              (error: Error) => ({ tool, date, failed: error.message }),
            )
      results.push(result)
      say(`${tool.name} ${tool.version}: ${summary(result)}`)
    }
  } finally {
    await recorder.close()
    await server.stop()
  }
  return results
}

function summary(result: Result): string {
  if ('missing' in result)
    return `not tried, there is no ${result.missing.join(', ')}. It needs ${result.tool.from}.`
  if ('failed' in result) return `fails.\n${result.failed}`
  const wrong = callNames.filter((name) => result.verdicts[name] !== 'ok')
  return wrong.length === 0
    ? 'all calls pass'
    : wrong.map((name) => `\n  ${name} ${result.verdicts[name]}`).join('')
}
