#!/usr/bin/env -S node --max-semi-space-size=16
import { enableCompileCache } from 'node:module'

// From the second start on, nothing is compiled anew.
enableCompileCache()
await import('./main.ts')
