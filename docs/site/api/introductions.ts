import type { ApiPackage } from './entry-points.ts'

/** What a program needs first of each package: TypeDoc lists all that it exports by the alphabet. */
export const introductions: Record<ApiPackage, string> = {
  client: `Most programs need one function, [\`createClient\`](#createclient). The [\`Client\`](#client) that it gives has a part for each
resource: \`calendar\`, \`transactions\`, \`reservations\`, \`postings\` and lists. An update of the calendar resolves with an
[\`UpdateOutcome\`](#updateoutcome), also when it was refused; every other refusal is thrown as an [\`ApiError\`](#apierror). Pages and
workers that need a single resource make it by [\`connect\`](#connect).`,
  sync: `Begin with [\`openSync\`](#opensync) for one hotel, or with [\`openFleet\`](#openfleet) for many. Each keeps what must not be lost in
a store: [\`sqliteStore\`](#sqlitestore), [\`postgresStore\`](#postgresstore), or for a trial [\`memoryStore\`](#memorystore). What it tells
a person is on the page of [events](/events.html). A till shows the sentence of [\`cashierMessage\`](#cashiermessage).`,
  server: `[\`startServer\`](#startserver) runs the whole service in your process, and [\`serverTest\`](#servertest) does so for each file of
tests. Whoever receives changes as a channel checks them by [\`verify\`](#verify).`,
  mock: '[`startMock`](#startmock) runs the mock in your process, on a port of your choice.',
  msw: `[\`handlers\`](#handlers) makes the handlers for MSW. In a single test, [\`respond\`](#respond) takes the place of one of them: with
another example, or with an error.`,
  validators: `Two functions are enough for most: [\`readRequest\`](#readrequest-1) reads and checks what a caller sends,
[\`checkResponse\`](#checkresponse) says where an answer leaves the contract.`,
  types: `The types of requests and answers have the names of the contract: see [types of the contract](#types-of-the-contract). Before
them are the lists and bounds that programs need when they run.`,
}
