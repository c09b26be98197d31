process.env.INNWIRE_TEST_LONG = '1'
await import('./test.ts')
