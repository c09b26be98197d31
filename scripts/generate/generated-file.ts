/** One file that a generator wants on disk; `path` is relative to the repository's root. */
export type GeneratedFile = { path: string; content: string }

/** First line of every generated TypeScript file. */
export const generatedFrom = (generator: string, source: string = 'openapi/openapi.yaml') =>
  `// Generated from ${source} by scripts/generate/${generator}.ts. Do not edit: change the contract and run npm run generate.\n\n`
