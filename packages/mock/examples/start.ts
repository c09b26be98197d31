import { startMock } from '@innwire/mock'

const mock = await startMock({ port: 0 }) // 0 takes a free port; the default is 4010
const rooms = `${mock.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`

const listed = await fetch(rooms)
console.log(listed.status)

const limited = await fetch(rooms, { headers: { Prefer: 'code=429' } })
console.log(limited.status, limited.headers.get('retry-after'))

await mock.stop()
