// Builds the apps if they are outdated, then starts the server in this process.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildStale } from './build.ts'

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'))
await buildStale()
await import('../apps/server/src/main.ts')
