import { connect, rooms } from '@innwire/client'

const connection = connect({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})

console.log((await rooms(connection).list()).length, 'rates')
