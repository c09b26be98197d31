import { runUntilStopped, startServices } from './services.ts'

await runUntilStopped(() => startServices({ liveReload: false }))
