import { root } from '../build/root.ts'
import { buildDocs } from './build-docs.ts'

/** Builds the docs into the command line, whose `innwire docs` serves them without the network. */
export const bundleDocs = (): Promise<void> =>
  buildDocs({ addresses: {}, outDir: `${root}packages/cli/dist/docs` })
