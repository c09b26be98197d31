import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { runGauges } from '../../../packages/cli/src/run/metrics.ts'
import { openMetrics } from '../../../packages/server/src/operation/metrics.ts'
import type { Page } from './page.ts'

/** The metrics of the server and of `innwire run`, as they register them. */
export function metricsPage(): Page {
  const server = new Registry()
  openMetrics('all', server)
  const run = new Registry()
  runGauges({ Gauge }, run)
  return {
    id: 'metrics',
    file: 'packages/server/src/operation/metrics.ts',
    title: 'Metrics',
    description:
      'Every metric for Prometheus of the server and of innwire run: its kind, its labels and what it measures.',
    body: `Prometheus reads these numbers from the server and from \`innwire run\`. Which of them to alert
on is in [operate the server](/operate.html#metrics).

## Of the server

\`/metrics\` of the control API answers with these, and with those of
the process that \`prom-client\` has (\`process_…\`, \`nodejs_…\`).

${entries(server)}

## Of innwire run

\`innwire run --metrics HOST:PORT\` answers with these at \`/metrics\` ([more](/run.html#metrics)).

${entries(run)}
`,
  }
}

function entries(registry: Registry): string {
  return registry
    .getMetricsAsArray()
    .map((metric) => {
      // Its declarations leave the labels out.
      const { labelNames } = metric as typeof metric & { labelNames: string[] }
      const labels = labelNames.map((label) => `\`${label}\``).join(', ')
      return `### ${metric.name}\n\n${metric.help}\n\nA ${kindOf(metric)}${labels && `, by ${labels}`}.`
    })
    .join('\n\n')
}

function kindOf(metric: object): string {
  if (metric instanceof Counter) return 'counter'
  return metric instanceof Histogram ? 'histogram' : 'gauge'
}
