import { runUntilStopped, startServices } from './start/services.ts'

await runUntilStopped(() => startServices({ live: false }))
