/** First line of every generated TypeScript file. */
export const generatedFrom = (generator: string) =>
  `// Generated from openapi/openapi.yaml by scripts/generate/${generator}.ts. Do not edit: change the contract and run npm run generate.\n\n`
