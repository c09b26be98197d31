import ruleset from '@innwire/spectral-ruleset'
import { Spectral } from '@stoplight/spectral-core'

const spectral = new Spectral()
spectral.setRuleset(ruleset)

const results = await spectral.run({
  openapi: '3.1.0',
  info: { title: 'Hotel', version: '1' },
  security: [{ Token: [] }],
  paths: { '/rooms': { get: { operationId: 'list_rooms', responses: {} } } },
})
for (const { code, path, message } of results) console.log(code, path.join('.'), message)
