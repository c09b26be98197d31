import { createContext, runInContext } from 'node:vm'

/** All that a worker at the edge can be counted on to have. */
const webGlobals = {
  AbortController,
  AbortSignal,
  clearTimeout,
  console,
  crypto,
  fetch,
  Headers,
  performance,
  Request,
  Response,
  setTimeout,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
}

/** Runs a bundle with nothing of Node within reach and without eval, and calls its `visit`. */
export async function runInWorker(script: string, baseUrl: string): Promise<unknown> {
  const context = createContext({ ...webGlobals }, { codeGeneration: { strings: false, wasm: false } })
  runInContext(script, context, { filename: 'worker.js' })
  // As text, because an object of another realm equals none of ours.
  return JSON.parse(await runInContext(`visit(${JSON.stringify(baseUrl)}).then(JSON.stringify)`, context))
}
