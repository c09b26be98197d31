import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { cli } from './cli.ts'
import { client } from './client.ts'
import { consoleGroup } from './console.ts'
import { docs } from './docs.ts'
import type { Figure, Group } from './figure.ts'
import { generate } from './generate.ts'
import { onlyByName, scale } from './scale.ts'
import { server } from './server.ts'
import { sync } from './sync.ts'
import { validators } from './validators.ts'

const groups: Record<string, Group> = {
  cli,
  client,
  console: consoleGroup,
  docs,
  generate,
  server,
  sync,
  validators,
  ...scale,
}

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
const isOf = (name: string, word: string) => name === word || name.startsWith(`${word}.`)
const unknown = positionals.filter((word) => !Object.keys(groups).some((name) => isOf(name, word)))
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}

const figures: Record<string, Figure> = {}
for (const [name, measure] of Object.entries(groups)) {
  if (!isAsked(name)) continue
  if (process.stderr.isTTY) process.stderr.write(`measuring ${name} …\n`)
  Object.assign(figures, await measure())
}

for (const [name, { value, unit, spread, peers = {} }] of Object.entries(figures)) {
  printRow(
    name,
    value,
    spread ? `${unit} (${spread.lowest.toFixed(3)} to ${spread.highest.toFixed(3)})` : unit,
  )
  for (const [peer, its] of Object.entries(peers)) printRow(`  ${peer}`, its, unit)
}
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)

function isAsked(name: string): boolean {
  if (onlyByName.includes(name)) return positionals.includes(name)
  return positionals.length === 0 || positionals.some((word) => isOf(name, word))
}

function printRow(name: string, value: number, unit: string): void {
  console.log(`${name.padEnd(48)}${value.toFixed(3).padStart(10)} ${unit}`)
}
