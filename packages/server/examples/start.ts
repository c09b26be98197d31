import { startServer } from '@innwire/server'

const server = await startServer({ port: 0, demo: true }) // 0 takes a free port; the default is 4020
const credentials = 'token=demo-token&hr_id=demo'

const poll = () =>
  fetch(`${server.url}/api/v2/apps/reservations?${credentials}`).then((response) => response.json())

const { count } = await poll()
console.log(`${count} new reservations`) // 6 new reservations
console.log((await poll()).count) // 0: they were delivered

await server.stop()
