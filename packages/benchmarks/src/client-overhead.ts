// Measures one call of each client, in rounds that take turns. Prints microseconds of CPU time per call, because other
// work on the machine makes every call wait, but not all of them alike; needs --expose-gc.
import { type Caller, makeCallers } from './client-callers.ts'
import { median } from './figure.ts'

const rounds = 15
const calls = 5_000

const callers = Object.entries(await makeCallers())
for (const [name, call] of callers) {
  if ((await call()) !== 3) throw new Error(`${name} does not list the three channels.`)
  await microsecondsPerCall(call)
}
const measured = callers.map(([name, call]) => ({ name, call, times: [] as number[] }))
for (let round = 0; round < rounds; round++) {
  for (const { call, times } of measured) {
    globalThis.gc?.()
    times.push(await microsecondsPerCall(call))
  }
  // Nobody always comes after the same one.
  measured.push(...measured.splice(0, 1))
}
console.log(JSON.stringify(Object.fromEntries(measured.map(({ name, times }) => [name, median(times)]))))

async function microsecondsPerCall(call: Caller): Promise<number> {
  const started = process.threadCpuUsage()
  for (let done = 0; done < calls; done++) await call()
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / calls
}
