import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openStorage, type Storage } from '../../../src/storage/open-storage.ts'
import { ClaimLost, type Shared } from '../../../src/storage/processes.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { failingNetwork } from '../../support/postgres/proxy.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let network: Awaited<ReturnType<typeof failingNetwork>>
/** Two processes, of which the network of the first may fail. */
let first: Storage & { shared: Shared }
let second: Storage & { shared: Shared }
beforeAll(async () => {
  server = await startPostgres()
  network = await failingNetwork(Number(new URL(server.addressOf('postgres')).port))
})
afterAll(async () => {
  await network.close()
  await server.stop()
})
beforeEach(async () => {
  const address = server.addressOf('postgres')
  const url = new URL(address)
  url.port = String(network.port)
  first = (await openStorage(url.href, secretKey)) as typeof first
  second = (await openStorage(address, secretKey)) as typeof second
})
afterEach(async () => {
  network.setDown(false)
  await first.close()
  await second.close()
  await server.query('delete from claim')
})

const takeOver = () => second.shared.claims.takeOver()

it('a property is claimed by one process, until that ends the claim', async () => {
  const both = await Promise.all([first, second].map(({ shared }) => shared.claims.take(['one', 'two'])))
  expect(
    both
      .flat()
      .map(({ hrId }) => hrId)
      .sort(),
  ).toEqual(['one', 'two'])
  expect(await takeOver()).toEqual([])
  for (const [index, claims] of both.entries()) await [first, second][index]?.shared.claims.end(claims)
  expect(await second.shared.claims.take(['one', 'two'])).toHaveLength(2)
})

it('a claim that was renewed is kept; one that was not goes to another, and its owner can write nothing', async () => {
  const { claims } = first.shared
  const [claim] = await claims.take(['one'])
  if (!claim) throw new Error('It was not claimed.')
  await server.query("update claim set until = now() - interval '1 second'")
  expect(await claims.renew([claim])).toEqual([claim])
  expect(await takeOver()).toEqual([])
  await first.write((database) => claims.expect(database, claim), 'one')

  await server.query("update claim set until = now() - interval '1 second'")
  const [taken] = await takeOver()
  expect(taken).toEqual({ hrId: 'one', number: expect.any(Number) })
  expect(taken?.number).toBeGreaterThan(claim.number)
  expect(await claims.renew([claim])).toEqual([])
  await expect(first.write((database) => claims.expect(database, claim), 'one')).rejects.toThrow(ClaimLost)
  // It was not even late: whoever ends it leaves that of the other.
  await claims.end([claim])
  await second.write((database) => second.shared.claims.expect(database, taken ?? claim), 'one')
})

it('a claim of before the clock of PostgreSQL was set back by a day is kept by who renews it, and no other', async () => {
  const { claims } = first.shared
  const [claim] = await claims.take(['one'])
  if (!claim) throw new Error('It was not claimed.')
  const setBack = () => server.query("update claim set until = now() + interval '1 day'")
  await setBack()
  expect(await claims.renew([claim])).toEqual([claim])
  expect(await takeOver()).toEqual([])
  // Its process is paused.
  await setBack()
  expect(await takeOver()).toHaveLength(1)
  await expect(first.write((database) => claims.expect(database, claim), 'one')).rejects.toThrow(ClaimLost)
})

it('a claim is taken over at no time between the look at it and the commit', async () => {
  const { claims } = first.shared
  const [claim] = await claims.take(['one'])
  if (!claim) throw new Error('It was not claimed.')
  await server.query("update claim set until = now() - interval '1 second'")
  await first.write(async (database) => {
    await claims.expect(database, claim)
    expect(await takeOver()).toEqual([])
    await claims.expect(database, claim)
  }, 'one')
  expect(await takeOver()).toHaveLength(1)
})

it('a process whose connection is gone loses its claims at once, and is told that it may have missed something', async () => {
  const [lost, missed] = [vi.fn(), vi.fn()]
  first.shared.onLost(lost)
  first.shared.onMissed(missed)
  const claimed = await first.shared.claims.take(['one'])
  network.setDown(true)
  await vi.waitFor(async () => expect(await takeOver()).toHaveLength(1))
  expect([first.shared.isListening(), second.shared.isListening()]).toEqual([false, true])
  await vi.waitFor(() => expect(lost).toHaveBeenCalledWith(expect.stringContaining('cannot be reached')))
  const reasons = lost.mock.calls.flat()
  expect(reasons).toEqual([...new Set(reasons)])
  network.setDown(false)
  await vi.waitFor(() => expect(missed).toHaveBeenCalled())
  await vi.waitFor(async () => expect(await first.shared.claims.renew(claimed)).toEqual([]))
})

it('what one tells, the others are told, however much it is, and nobody else', async () => {
  const [own, told] = [vi.fn(), vi.fn()]
  first.shared.onTold('subject', own)
  second.shared.onTold('subject', (items) => told(...items))
  const items = Array.from({ length: 500 }, (_, index) => ({ index, text: 'ä'.repeat(100) }))
  await first.shared.tell('subject', items)
  await vi.waitFor(() => expect(told.mock.calls.flat()).toEqual(items))
  expect(own).not.toHaveBeenCalled()
})
