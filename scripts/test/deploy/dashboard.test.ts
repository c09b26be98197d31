import { readFileSync } from 'node:fs'
import { type Server, startServer } from '@innwire/server'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../build/root.ts'
import { deploy } from './image.ts'

type Query = { title: string; query: string }
const { panels } = JSON.parse(readFileSync(`${deploy}grafana/dashboards/innwire.json`, 'utf8'))
const { groups } = parse(readFileSync(`${deploy}prometheus/alerts.yaml`, 'utf8'))
const ofPanels: Query[] = panels.flatMap(
  ({ title, targets = [] }: { title: string; targets?: { expr: string }[] }) =>
    // Grafana puts the time between two points there.
    targets.map(({ expr }) => ({ title, query: expr.replaceAll('$__rate_interval', '5m') })),
)
const ofAlerts: Query[] = groups.flatMap(({ rules }: { rules: { alert: string; expr: string }[] }) =>
  rules.map(({ alert, expr }) => ({ title: alert, query: expr })),
)

/** The texts of the nodes of one kind in a query. */
function nodes(query: string, kind: string): string[] {
  const found: string[] = []
  parser.parse(query).iterate({
    enter: ({ name, from, to }) => {
      if (name === kind) found.push(query.slice(from, to))
    },
  })
  return found
}

/** What Prometheus adds by itself. */
const own = { metrics: ['up'], labels: ['job', 'instance'] }

let server: Server
let metrics: Set<string>
/** Metrics of ours, also those without a value. */
let declared: string[]
let labels: Set<string>
beforeAll(async () => {
  server = await startServer({ port: 0, demo: true })
  const address = `${server.url}/api/v2/apps/rooms/~?token=demo-token&hr_id=demo`
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const rooms = [{ inv_code: 'HR:1', dates: [{ date, availability: 3 }] }]
  await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms }),
  })
  const headers = { authorization: `Bearer ${server.controlToken}` }
  const text = await vi.waitFor(async () => {
    const shown = await (await fetch(`${server.controlUrl}/metrics`, { headers })).text()
    expect(shown).toContain('innwire_deliveries_total{')
    return shown
  })
  declared = Array.from(text.matchAll(/^# TYPE (innwire_\w+)/gm), ([, name = '']) => name)
  metrics = new Set([
    ...own.metrics,
    // Of a certificate, say, which this server does not have.
    ...declared,
    ...Array.from(text.matchAll(/^([a-z]\w*)(?=[{ ])/gm), ([, name = '']) => name),
  ])
  labels = new Set([...own.labels, ...Array.from(text.matchAll(/[{,](\w+)="/g), ([, name = '']) => name)])
})
afterAll(() => server.stop())

describe.each([...ofPanels, ...ofAlerts])('$title: $query', ({ query }) => {
  it('is a query of Prometheus', () => {
    expect(nodes(query, '⚠')).toEqual([])
  })

  it('asks for what the server has', () => {
    expect(nodes(query, 'VectorSelector').length).toBeGreaterThan(0)
    for (const name of nodes(query, 'Identifier')) expect(metrics).toContain(name)
    for (const name of nodes(query, 'LabelName')) expect(labels).toContain(name)
  })
})

it('every metric of ours is in the dashboard', () => {
  const shown = new Set(
    ofPanels.flatMap(({ query }) => nodes(query, 'Identifier').map((name) => name.replace(/_bucket$/, ''))),
  )
  const advice = 'Give it a panel in packages/server/deploy/grafana/dashboards/innwire.json.'
  expect(
    declared.filter((name) => !shown.has(name)),
    advice,
  ).toEqual([])
})

it('every metric of ours has its row in the page for operators', () => {
  const page = readFileSync(`${root}docs/operate.md`, 'utf8')
  const listed = Array.from(page.matchAll(/^\| `(innwire_\w+)`/gm), ([, name]) => name)
  expect(listed.sort(), 'The rows of docs/operate.md differ from what the server tells.').toEqual(
    declared.sort(),
  )
})

it('every alert is in the page for operators, and no other', () => {
  const page = readFileSync(`${root}docs/production.md`, 'utf8')
  const listed = Array.from(page.matchAll(/^\| `(Innwire\w+)`/gm), ([, name]) => name)
  expect(listed).toEqual(groups[0].rules.map(({ alert }: { alert: string }) => alert))
})

it('an alert says how bad it is, what is wrong and what to do', () => {
  for (const rule of groups[0].rules) {
    expect(rule.labels.severity).toMatch(/^(page|ticket)$/)
    for (const text of [rule.annotations.summary, rule.annotations.description]) expect(text).toMatch(/\.$/)
  }
})
